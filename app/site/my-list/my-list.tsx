import { allOfferings } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { siteOf, useSite } from "~/content/use-site";
import { formatPhone } from "~/facts/format-facts";
import type { PageHandle } from "~/page-handle";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { TextArea } from "~/ui/form/field";
import { PlainHero } from "~/ui/section/hero";
import type { Route } from "./+types/my-list";
import style from "./my-list.css?inline";
import myListUrls from "./my-list-script.ts?script-urls";

export const handle: PageHandle = { style, callBar: false };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.myListWords.search,
    path: "/my-list",
    image: "services",
    index: false,
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.myListWords.hero.headline, path: "/my-list" }]),
    ],
  });
};

/** The fields are in no form and have no names: nothing can send them. */
export default function MyList() {
  const { language, words } = useSite();
  const page = words.myListWords;
  return (
    <>
      <PlainHero words={page.hero} />
      <div className="my-list wrap" data-kept="my-list" data-script={myListUrls[language]}>
        <noscript>
          <p>{page.withoutScripts}</p>
        </noscript>
        <p data-my-list-status="" role="status" />
        <Treatments />
        <section aria-labelledby="notes-heading" className="my-list-notes">
          <h2 id="notes-heading">{page.notes}</h2>
          <TextArea autoComplete="off" id="my-questions" label={page.questions} rows={4} />
          <TextArea autoComplete="off" id="my-medicines" label={page.medicines} rows={3} />
          <TextArea autoComplete="off" id="my-allergies" label={page.allergies} rows={2} />
        </section>
        <Actions />
        <section aria-labelledby="to-ask-heading">
          <h2 id="to-ask-heading">{page.toAsk.heading}</h2>
          <ul className="my-list-ask">
            {page.toAsk.items.map((question) => (
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
  const { facts, words } = useSite();
  const groups = Map.groupBy(
    allOfferings(catalogueOf(facts, words)),
    (one) => words.areaOf(one).name,
  );
  return (
    <fieldset className="my-list-treatments">
      <legend>{words.myListWords.treatments}</legend>
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
  const { words } = useSite();
  const page = words.myListWords;
  return (
    <div className="my-list-actions no-print">
      <p className="actions">
        <button className="button" data-my-list-print="" type="button">
          {page.print}
        </button>
        <button className="button button-quiet" data-my-list-clear="" type="button">
          {page.clear}
        </button>
      </p>
      <div className="my-list-keep">
        <label>
          <input aria-describedby="my-list-keep-hint" id="my-list-keep" type="checkbox" />
          {page.keep}
        </label>
        <p id="my-list-keep-hint">{page.keepHint}</p>
      </div>
      <div data-my-list-send="" hidden>
        <a className="text-link" href="/contact#my-list">
          {page.send}
        </a>
        <p>{page.sendHint}</p>
      </div>
    </div>
  );
}

function Reach() {
  const {
    facts: { name, phones, hours },
    words,
  } = useSite();
  return (
    <section aria-labelledby="reach-heading">
      <h2 id="reach-heading">{words.myListWords.reach}</h2>
      <p>
        {name}, <a href={`tel:${phones.clinic}`}>{formatPhone(phones.clinic)}</a>
      </p>
      <p>{words.hoursInWords(hours.office)}</p>
    </section>
  );
}
