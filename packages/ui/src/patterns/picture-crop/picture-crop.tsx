import { cx } from 'class-variance-authority';
import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { type Crop, MOST_ZOOM, squareOf, zoomedAt } from './crop.ts';
import { drawCrop } from './cut-out.ts';
import { PictureCropSlider } from './picture-crop-slider.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

/** Labels of the crop. */
export interface PictureCropLabels {
  /** Label of the area that can be dragged. */
  area: string;
  zoom: string;
  across: string;
  down: string;
  /** Formats a whole number of percent in the member's language. */
  percent: (percent: number) => string;
}

export interface PictureCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture; the caller closes it. */
  picture: ImageBitmap;
  /** The selected square: its position and its zoom. */
  value: Crop;
  /** Called with the square as it moves. */
  onValueChange: (crop: Crop) => void;
  /** Instructions, read out with the picture. */
  hint: string;
  /** Texts of the area and its sliders. */
  labels: PictureCropLabels;
}

/** Pixels of the canvas that shows it: sharp on any phone, and quick to draw. */
const SHOWN_EDGE = 640;

/**
 * Select a square of a picture by dragging and pinching it, by keys, or by three sliders. A circle shows the part that
 * will be visible. Renders a `<div>`; `cutOut` creates the cropped picture.
 *
 * @when A square out of a picture, for a portrait.
 * @instead Use `PictureUpload` alone for a picture that is sent uncropped.
 */
export function PictureCrop({
  picture,
  value,
  onValueChange,
  hint,
  labels,
  className,
  ...props
}: PictureCropProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(picture, value, onValueChange);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, value);
  }, [picture, value]);
  const { side } = squareOf(value, picture);
  const percent = (share: number) => labels.percent(Math.round(share * 100));

  return (
    <div {...props} className={cx('flex flex-col gap-3', className)}>
      {/* Its keys are those of the picture, as in a map. */}
      <div
        {...gestures}
        role="application"
        aria-label={labels.area}
        aria-describedby={`${id}h`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has keys of its own
        tabIndex={0}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-card bg-wash select-none active:cursor-grabbing"
      >
        <canvas ref={canvas} width={SHOWN_EDGE} height={SHOWN_EDGE} className="block size-full" />
        {/* The area outside the circle is always cut off. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full shadow-crop outline-2 -outline-offset-2 outline-on-picture"
        />
      </div>
      <p id={`${id}h`} className="text-13 text-pretty text-ink-2">
        {hint}
      </p>
      <PictureCropSlider
        label={labels.zoom}
        text={percent(value.zoom)}
        value={value.zoom}
        min={1}
        max={MOST_ZOOM}
        onValueChange={(zoom) => onValueChange(zoomedAt(value, zoom, { x: 0.5, y: 0.5 }, picture))}
      />
      <PictureCropSlider
        label={labels.across}
        text={percent(value.x)}
        value={value.x}
        min={0}
        max={1}
        disabled={picture.width - side < 1}
        onValueChange={(x) => onValueChange({ ...value, x })}
      />
      <PictureCropSlider
        label={labels.down}
        text={percent(value.y)}
        value={value.y}
        min={0}
        max={1}
        disabled={picture.height - side < 1}
        onValueChange={(y) => onValueChange({ ...value, y })}
      />
    </div>
  );
}
