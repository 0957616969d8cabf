let active: HTMLMediaElement | null = null;

/** Make this the playing video and stop the previous one: only one video plays at a time. */
export function setActiveVideo(video: HTMLMediaElement): void {
  if (active && active !== video) active.pause();
  active = video;
}

/** Forget the playing video when it is removed. */
export function clearActiveVideo(video: HTMLMediaElement): void {
  if (active === video) active = null;
}
