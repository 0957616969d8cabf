let active: HTMLMediaElement | null = null;

/** Let this one play, and stop whichever played before: of all videos one plays at a time. */
export function setActiveVideo(video: HTMLMediaElement): void {
  if (active && active !== video) active.pause();
  active = video;
}

/** Forget a video that is gone. */
export function clearActiveVideo(video: HTMLMediaElement): void {
  if (active === video) active = null;
}
