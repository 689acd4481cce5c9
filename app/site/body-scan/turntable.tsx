import { useSite } from "~/content/use-site";
import { Picture } from "~/ui/piece/picture";
import scriptUrl from "./turntable-script.ts?script-url";

/**
 * A still figure that visitors can turn: by dragging it, or with the slider and its arrow keys.
 * Nothing moves by itself, and the other views are loaded only when the figure is used.
 */
export function Turntable() {
  const { words } = useSite();
  const { label, hint, turned } = words.stykuWords.turntable;
  return (
    <div className="turntable" data-script={scriptUrl} data-turned={turned} data-turntable="">
      <div className="turntable-stage" data-turntable-stage="">
        <Picture first name="body-scan" sizes="(min-width: 60rem) 28rem, 92vw" />
        <canvas height={words.scanTurntable.height} hidden width={words.scanTurntable.width} />
      </div>
      <div className="turntable-controls">
        <label htmlFor="turntable-angle">{label}</label>
        <input
          aria-describedby="turntable-hint"
          autoComplete="off"
          defaultValue={0}
          id="turntable-angle"
          max={words.scanTurntable.frames - 1}
          min={0}
          step={1}
          type="range"
        />
        <p id="turntable-hint">{hint}</p>
      </div>
    </div>
  );
}
