import { bodyMassWords as words } from "~/content/en/body-mass";
import { Icon } from "~/ui/piece/icon";
import bodyMassUrl from "./body-mass-script.ts?script-url";

/** Computes the body mass index. Without scripts the page explains how to calculate it. */
export function BodyMass() {
  return (
    <div className="bmi">
      <h3 id="bmi-heading">
        <button className="button button-quiet" popoverTarget="bmi-sheet" type="button">
          {words.heading}
        </button>
      </h3>
      <div
        className="bmi-sheet"
        data-body-mass=""
        data-script={bodyMassUrl}
        id="bmi-sheet"
        popover="auto"
      >
        <div className="bmi-head">
          <h4>{words.title}</h4>
          <button
            aria-label={words.close}
            popoverTarget="bmi-sheet"
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="bmi-by-hand">{words.byHand}</p>
        <div className="bmi-tool">
          <p>{words.stays}</p>
          <fieldset className="bmi-units">
            <legend className="visually-hidden">{words.units}</legend>
            <label>
              <input defaultChecked id="bmi-us" name="bmi-units" type="radio" />
              {words.us}
            </label>
            <label>
              <input id="bmi-metric" name="bmi-units" type="radio" />
              {words.metric}
            </label>
          </fieldset>
          <div className="bmi-fields bmi-us">
            <NumberField id="feet" label={words.feet} />
            <NumberField id="inches" label={words.inches} />
            <NumberField id="pounds" label={words.pounds} />
          </div>
          <div className="bmi-fields bmi-metric">
            <NumberField id="centimeters" label={words.centimeters} />
            <NumberField id="kilograms" label={words.kilograms} />
          </div>
          <output className="bmi-result" />
        </div>
        <p>
          <strong>{words.measure}</strong> {words.misleads}
        </p>
      </div>
    </div>
  );
}

function NumberField({ id, label }: { id: string; label: string }) {
  return (
    <label className="bmi-field">
      {label}
      <input autoComplete="off" id={`bmi-${id}`} inputMode="decimal" maxLength={7} type="text" />
    </label>
  );
}
