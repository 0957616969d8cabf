import type { PictureType, Result } from '@paydirt/domain';

/** Picture that was decoded and re-encoded. */
export interface Picture {
  readonly type: PictureType;
  /** Size in pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** File with nothing but pixels: no location, time, camera, colour profile, comment or hidden file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Fault for which a picture is refused; the names are those of the reasons of a field. */
export type PictureFault =
  | 'picture_format'
  | 'picture_heic'
  | 'picture_broken'
  | 'picture_moving'
  | 'picture_too_many_pixels';

/**
 * Reason why a picture was not processed: this computer has no decoder (`absent`), too many pictures wait
 * (`busy`), or too many of the same member (`too_many`).
 */
export type PicturesRefusal = 'absent' | 'busy' | 'too_many';

/** Decodes and re-encodes the pictures of members (decision 0025). */
export interface Pictures {
  /**
   * Re-encode a still JPEG, PNG, WebP or GIF: upright, in sRGB, at most `PICTURE_SENT_EDGE` along its longer
   * edge, with nothing but its pixels. Its type is determined by its content.
   *
   * @param memberId Owner, whose pictures may not take all places in the queue.
   */
  readonly rewrite: (
    bytes: Uint8Array<ArrayBuffer>,
    memberId: string,
  ) => Promise<Result<Picture, PictureFault | PicturesRefusal>>;
  /** Tell whether this computer can decode pictures. */
  readonly areTaken: () => Promise<boolean>;
}
