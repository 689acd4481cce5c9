import type { Facts } from "~/facts/facts-schema";
import { useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import detailsStyle from "~/styles/frame/treatment-details.css?inline";
import { PlainHero } from "~/ui/section/plain-hero";
import amountStyle from "../payment/amount-field.css?inline";
import catalogueScript from "../services/catalogue-script.ts?script";
import { basics } from "./basics";
import style from "./design.css?inline";
import type { Part } from "./design-piece";
import { forms } from "./forms";
import { frame } from "./frame";
import { pieces } from "./pieces";
import { results } from "./results";

export const handle: PageHandle = {
  script: catalogueScript,
  style: style + detailsStyle + amountStyle,
};

const themesOf = (facts: Facts): Record<string, readonly Part[]> => ({
  Basics: basics(facts),
  Frame: frame(facts),
  Pieces: pieces(facts),
  Forms: forms(facts),
  Results: results,
});

/** The prefix keeps it apart from the ids inside the pieces. */
const idOf = ({ name }: Part) => `design-${name.toLowerCase().replace(/\W+/g, "-")}`;

/** For developers (npm run dev, /design): every shared piece in every state. */
export default function Design() {
  const themes = themesOf(useFacts());
  return (
    <>
      <title>Design</title>
      <PlainHero
        words={{
          kicker: "For developers",
          headline: "Design",
          lead: "Every shared piece in every state, with the site's own words.",
        }}
      />
      <nav aria-label="Contents" className="wrap">
        <dl className="facts">
          {Object.entries(themes).map(([theme, parts]) => (
            <div key={theme}>
              <dt>{theme}</dt>
              <dd className="design-links">
                {parts.map((part) => (
                  <a href={`#${idOf(part)}`} key={part.name}>
                    {part.name}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </nav>
      {Object.values(themes)
        .flat()
        .map((part) => (
          <Shown key={part.name} part={part} />
        ))}
    </>
  );
}

function Shown({ part }: { part: Part }) {
  const { name, note, wide, shown } = part;
  return (
    <section aria-labelledby={`${idOf(part)}-heading`} className="design-part" id={idOf(part)}>
      <div className="wrap">
        <h2 id={`${idOf(part)}-heading`}>{name}</h2>
        {note && <p className="hint">{note}</p>}
      </div>
      {wide ? shown : <div className="wrap">{shown}</div>}
    </section>
  );
}
