/** One picture. */
export interface ViewedPicture {
  readonly src: string;
  /** Text alternative. */
  readonly alt: string;
}

/** Labels of the viewer. */
export interface PictureViewerLabels {
  /** Label of the viewer ("Pictures of the post by Mara"). */
  title: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** "Picture 2 of 5". */
  position: (number: number, count: number) => string;
  /** Announces the zoom when it changes ("250 %"). */
  scale: (percent: number) => string;
  failed: string;
  retry: string;
}
