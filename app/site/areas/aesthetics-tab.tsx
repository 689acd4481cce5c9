import type { Words } from "~/content/site";
import { AreaList, AreaPart } from "~/ui/section/area-body";
import { CallToAction } from "~/ui/section/call-to-action";
import { ItemList } from "~/ui/section/lists";
import { Disclaimer } from "~/ui/section/section";

type TabWords = Words["weightLossWords"]["aesthetics"];

export function AestheticsTab({ words }: { words: TabWords }) {
  const { services, nutraceuticals, cosmeceuticals, reasons } = words;
  return (
    <div data-area="aesthetics">
      <div className="wrap">
        <AreaPart id="aesthetic-services">
          <AreaList heading={services.heading} id="aesthetic-services" intro={services.intro}>
            <ItemList columns={3} items={services.items} />
          </AreaList>
        </AreaPart>
        <AreaPart id="nutraceuticals" tone="sand">
          {[
            { id: "nutraceuticals", ...nutraceuticals },
            { id: "cosmeceuticals", ...cosmeceuticals },
          ].map(({ id, heading, intro, items }) => (
            <AreaList heading={heading} id={id} intro={intro} key={id}>
              <ItemList columns={3} items={items} />
            </AreaList>
          ))}
        </AreaPart>
        <AreaPart id="reasons">
          <AreaList heading={reasons.heading} id="reasons">
            <ItemList columns={3} items={reasons.items} />
          </AreaList>
          <Disclaimer text={words.disclaimer} />
        </AreaPart>
      </div>
      <CallToAction
        about="weight-loss-aesthetics"
        id="aesthetics-closing"
        onlineLabel={words.closing.button}
        words={words.closing}
      />
    </div>
  );
}
