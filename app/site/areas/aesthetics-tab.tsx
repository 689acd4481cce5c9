import type { WeightLossWords } from "~/content/en/pages/page-words";
import { Picture } from "~/ui/piece/picture";
import { AreaList, AreaPart } from "~/ui/section/area-body";
import { CallToAction } from "~/ui/section/call-to-action";
import { ItemList } from "~/ui/section/lists";
import { Disclaimer } from "~/ui/section/section";

type Words = WeightLossWords["aesthetics"];

export function AestheticsTab({
  words,
  isPage,
}: {
  words: Words;
  /** The page's own head already has the lead's words. */
  isPage: boolean;
}) {
  const { services, nutraceuticals, cosmeceuticals, reasons } = words;
  return (
    <div data-area="aesthetics">
      <Lead words={isPage ? undefined : words.lead} />
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

function Lead({ words }: { words: Words["lead"] | undefined }) {
  return (
    <div className={`aesthetics-lead wrap${words ? "" : " aesthetics-alone"}`}>
      {words && (
        <div>
          <p className="kicker">{words.kicker}</p>
          <h2>{words.headline}</h2>
          <p className="lead">{words.lead}</p>
        </div>
      )}
      <Picture
        name="head-aesthetics-wide"
        sizes={words ? "(min-width: 68rem) 61rem, 92vw" : "(min-width: 109rem) 105rem, 92vw"}
      />
    </div>
  );
}
