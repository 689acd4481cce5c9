import { useSite } from "~/content/use-site";
import { Icon } from "~/ui/piece/icon";
import bodyMassUrls from "./body-mass-script.ts?script-urls";

/** Computes the body mass index. Without scripts the page explains how to calculate it. */
export function BodyMass() {
  const { language, words } = useSite();
  const page = words.bodyMassWords;
  return (
    <div className="bmi">
      <h3 id="bmi-heading">
        <button className="button button-quiet" popoverTarget="bmi-sheet" type="button">
          {page.heading}
        </button>
      </h3>
      <div
        className="bmi-sheet"
        data-body-mass=""
        data-script={bodyMassUrls[language]}
        id="bmi-sheet"
        popover="auto"
      >
        <div className="bmi-head">
          <h4>{page.title}</h4>
          <button
            aria-label={page.close}
            popoverTarget="bmi-sheet"
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="bmi-by-hand">{page.byHand}</p>
        <div className="bmi-tool">
          <p>{page.stays}</p>
          <fieldset className="bmi-units">
            <legend className="visually-hidden">{page.units}</legend>
            <label>
              <input defaultChecked id="bmi-us" name="bmi-units" type="radio" />
              {page.us}
            </label>
            <label>
              <input id="bmi-metric" name="bmi-units" type="radio" />
              {page.metric}
            </label>
          </fieldset>
          <div className="bmi-fields bmi-us">
            <NumberField id="feet" label={page.feet} />
            <NumberField id="inches" label={page.inches} />
            <NumberField id="pounds" label={page.pounds} />
          </div>
          <div className="bmi-fields bmi-metric">
            <NumberField id="centimeters" label={page.centimeters} />
            <NumberField id="kilograms" label={page.kilograms} />
          </div>
          <output className="bmi-result" />
        </div>
        <p>
          <strong>{page.measure}</strong> {page.misleads}
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
