/** One picture. */
export interface ViewedPicture {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

/** The words of the viewer. */
export interface PictureViewerLabels {
  /** Names the viewer ("Pictures of the post by Mara"). */
  title: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** "Picture 2 of 5". */
  position: (number: number, count: number) => string;
  /** How large it is drawn, said when it changes: "250 %". */
  scale: (percent: number) => string;
  failed: string;
  retry: string;
}
