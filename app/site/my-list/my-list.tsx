import { allOfferings } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { areaOf } from "~/content/en/areas";
import { hoursInWords } from "~/content/en/hours-in-words";
import { myListWords as words } from "~/content/en/pages/my-list";
import { formatPhone } from "~/facts/format-facts";
import { factsOf, useFacts } from "~/facts/use-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { TextArea } from "~/ui/form/field";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/my-list";
import style from "./my-list.css?inline";
import myListUrl from "./my-list-script.ts?script-url";

export const handle: PageHandle = { style, callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const facts = factsOf(matches);
  return pageHead(facts, {
    ...words.search,
    path: "/my-list",
    image: "services",
    index: false,
    structuredData: [clinic(facts), breadcrumbs([{ name: words.hero.headline, path: "/my-list" }])],
  });
};

/** The fields are in no form and have no names: nothing can send them. */
export default function MyList() {
  return (
    <>
      <PlainHero words={words.hero} />
      <div className="my-list wrap" data-kept="my-list" data-script={myListUrl}>
        <noscript>
          <p>{words.withoutScripts}</p>
        </noscript>
        <p data-my-list-status="" role="status" />
        <Treatments />
        <section aria-labelledby="notes-heading" className="my-list-notes">
          <h2 id="notes-heading">{words.notes}</h2>
          <TextArea autoComplete="off" id="my-questions" label={words.questions} rows={4} />
          <TextArea autoComplete="off" id="my-medicines" label={words.medicines} rows={3} />
          <TextArea autoComplete="off" id="my-allergies" label={words.allergies} rows={2} />
        </section>
        <Actions />
        <section aria-labelledby="to-ask-heading">
          <h2 id="to-ask-heading">{words.toAsk.heading}</h2>
          <ul className="my-list-ask">
            {words.toAsk.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <Reach />
      </div>
    </>
  );
}

/**
 * By area of care. Each treatment has its slug as id, so that a link leads to it
 * without scripts too.
 */
function Treatments() {
  const groups = Map.groupBy(allOfferings(catalogueOf(useFacts())), (one) => areaOf(one).name);
  return (
    <fieldset className="my-list-treatments">
      <legend>{words.treatments}</legend>
      {[...groups].map(([name, treatments], index) => (
        <section aria-labelledby={`group-${index}`} key={name}>
          <h2 id={`group-${index}`}>{name}</h2>
          <ul>
            {treatments.map(({ slug, title }) => (
              <li key={slug}>
                <label>
                  <input data-my-list-treatment={title} id={slug} type="checkbox" />
                  {title}
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  );
}

function Actions() {
  return (
    <div className="my-list-actions no-print">
      <p className="actions">
        <button className="button" data-my-list-print="" type="button">
          {words.print}
        </button>
        <button className="button button-quiet" data-my-list-clear="" type="button">
          {words.clear}
        </button>
      </p>
      <div className="my-list-keep">
        <label>
          <input aria-describedby="my-list-keep-hint" id="my-list-keep" type="checkbox" />
          {words.keep}
        </label>
        <p id="my-list-keep-hint">{words.keepHint}</p>
      </div>
      <div data-my-list-send="" hidden>
        <a className="text-link" href="/contact#my-list">
          {words.send}
        </a>
        <p>{words.sendHint}</p>
      </div>
    </div>
  );
}

function Reach() {
  const { name, phones, hours } = useFacts();
  return (
    <section aria-labelledby="reach-heading">
      <h2 id="reach-heading">{words.reach}</h2>
      <p>
        {name}, <a href={`tel:${phones.clinic}`}>{formatPhone(phones.clinic)}</a>
      </p>
      <p>{hoursInWords(hours.office)}</p>
    </section>
  );
}
