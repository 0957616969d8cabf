let playing: HTMLMediaElement | null = null;

/** Let this one play, and stop whichever played before: of all videos one plays at a time. */
export function takeTurn(video: HTMLMediaElement): void {
  if (playing && playing !== video) playing.pause();
  playing = video;
}

/** Forget a video that is gone. */
export function leaveTurn(video: HTMLMediaElement): void {
  if (playing === video) playing = null;
}
