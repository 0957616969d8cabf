import type { PictureType, Result } from '@paydirt/domain';

/** A picture that was decoded and re-encoded. */
export interface Picture {
  readonly type: PictureType;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Pixels only: no location, time, camera, colour profile, comment or hidden file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Fault of a picture that is refused; the same names as the reasons of a field. */
export type PictureFault =
  | 'picture_format'
  | 'picture_heic'
  | 'picture_broken'
  | 'picture_moving'
  | 'picture_too_many_pixels';

/**
 * Refusal to look at a picture: this computer has no decoder (`absent`), too many wait (`busy`), or too many of the
 * same member (`too_many`).
 */
export type PicturesRefusal = 'absent' | 'busy' | 'too_many';

/** Decodes and re-encodes the pictures of members (decision 0025). */
export interface Pictures {
  /**
   * Re-encode a still JPEG, PNG, WebP or GIF: upright, in sRGB, at most `PICTURE_SENT_EDGE` along its longer edge,
   * with nothing but its pixels. Its type is determined by its content.
   *
   * @param memberId Whose it is: one member's pictures do not take every place in the queue.
   */
  readonly rewrite: (
    bytes: Uint8Array<ArrayBuffer>,
    memberId: string,
  ) => Promise<Result<Picture, PictureFault | PicturesRefusal>>;
  /** Tells whether this computer can decode pictures at all. */
  readonly areTaken: () => Promise<boolean>;
}
