import * as Slider from 'radix-ui/slider';
import { useId } from 'react';

interface PictureCropSliderProps {
  label: string;
  /** Text of the value ("140 %"). */
  text: string;
  value: number;
  min: number;
  max: number;
  /** There is no room to move: the picture is as wide, or as high, as its frame. */
  disabled?: boolean;
  onValueChange: (value: number) => void;
}

/** One of the three sliders that move the picture without dragging it. */
export function PictureCropSlider({
  label,
  text,
  value,
  min,
  max,
  disabled = false,
  onValueChange,
}: PictureCropSliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <span id={id} className="text-13 font-semibold">
        {label}
      </span>
      <span aria-hidden="true" className="tabular text-13 text-ink-2">
        {text}
      </span>
      <Slider.Root
        className="relative col-span-2 flex h-11 w-full touch-none items-center select-none data-disabled:opacity-50"
        value={[value]}
        min={min}
        max={max}
        step={(max - min) / 100}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
      >
        <Slider.Track className="relative h-1.5 w-full grow rounded-pill bg-line forced-colors:bg-[GrayText]">
          <Slider.Range className="absolute h-full rounded-pill bg-ink forced-colors:bg-[Highlight]" />
        </Slider.Track>
        <Slider.Thumb
          aria-labelledby={id}
          aria-valuetext={text}
          className="block size-6 rounded-pill border-2 border-ink bg-sheet shadow-float"
        />
      </Slider.Root>
    </div>
  );
}
