import { data } from "react-router";
import type { Words } from "~/content/site";
import { siteOf, useSite } from "~/content/use-site";
import { siteContext } from "~/context";
import type { Facts } from "~/facts/facts-schema";
import { callbackFacts } from "~/facts/hours/callback-window";
import type { PageHandle } from "~/page-handle";
import { PageTitle } from "~/site/frame/page-title";
import { pageHead } from "~/site/seo/page-head";
import { breadcrumbs, clinic } from "~/site/seo/structured-data";
import { HoursTable } from "~/site/visitor/hours-table";
import { Island } from "~/ui/form/island";
import { Icon } from "~/ui/piece/icon";
import { EnglishApplies } from "~/ui/piece/in-english";
import { LowerStyle } from "~/ui/piece/lower-style";
import { PhoneLink } from "~/ui/piece/phone-link";
import { Hero } from "~/ui/section/hero";
import { Place } from "~/ui/section/place";
import type { Route } from "./+types/contact";
import { BeforeYouCome } from "./before-you-come";
import { ConnectionLines } from "./connection-lines";
import { type ContactContext, contactContext } from "./contact-context";
import { ContactForm, type ContactFormProps } from "./contact-form";
import contactFormUrls from "./contact-form.client.tsx?script-urls";
import keepInquiryUrls from "./keep-inquiry-script.ts?script-urls";
import officeStatusUrls from "./office-status-script.ts?script-urls";
import { sendInquiry } from "./send-inquiry.server";

export const handle: PageHandle = { hydrate: true, callBar: false, linksLowerStyle: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { facts, words } = site;
  return pageHead(site, {
    ...words.contactWords.search,
    path: "/contact",
    image: "contact",
    titleInPage: true,
    structuredData: [
      clinic(facts),
      breadcrumbs(site, [{ name: words.contactWords.search.title, path: "/contact" }]),
    ],
  });
};

export function loader({ request, context }: Route.LoaderArgs): ContactContext {
  return contactContext(request, context.get(siteContext).words);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, response } = await sendInquiry(request, context);
  return data(response, { status });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, language, words } = useSite();
  const page = words.contactWords;
  const props: ContactFormProps = {
    response: actionData,
    ...loaderData,
    phone: facts.phones.clinic,
    callback: callbackFacts(facts),
  };
  const { back } = loaderData;
  const received = actionData?.outcome === "received";
  const isWrong = actionData !== undefined && !received;
  return (
    <>
      <PageTitle
        title={page.search.title}
        {...(received ? { prefix: words.inquiryMessages.sentTitle } : { isWrong })}
      />
      <Hero area="longevity" low picture="head-contact" words={page.hero} />
      <div className="contact-grid wrap">
        <section
          aria-labelledby="form-heading"
          className="contact-form"
          data-kept="inquiry"
          data-script={keepInquiryUrls[language]}
        >
          <h2 id="form-heading">{words.contactFormWords.heading}</h2>
          {back && (
            <p className="way-back">
              <a href={back.href}>
                <Icon name="arrow" />
                {back.label}
              </a>
            </p>
          )}
          <p className="form-intro">{words.contactFormWords.intro}</p>
          {words.contactFacts.answersIn && (
            <p className="form-intro">{words.contactFacts.answersIn}</p>
          )}
          {/* The script shows it when the visitor came by the link of /my-list. */}
          <p className="list-shown" hidden id="my-list" role="status">
            {words.listInInquiry.shown}
          </p>
          <Island now={actionData !== undefined} props={props} script={contactFormUrls[language]}>
            <ContactForm {...props} />
          </Island>
          <ConnectionLines phone={facts.phones.clinic} />
          <p className="privacy-note">
            <Icon name="lock" />
            {words.contactFormWords.privacyNote}
          </p>
          <EnglishApplies className="time-zone" path="/contact" />
        </section>
        <LowerStyle />
        <div className="contact-aside">
          <Details facts={facts} words={page.details} />
          <Hours hours={facts.hours} words={page.hours} />
          <Reasons words={page.reasons} />
        </div>
      </div>
      <BeforeYouCome />
      <Place />
    </>
  );
}

function Details({ facts, words }: { facts: Facts; words: Words["contactWords"]["details"] }) {
  const { words: siteWords } = useSite();
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading">{words.heading}</h2>
      <p className="contact-phone">
        <PhoneLink className="" icon={false} phone={facts.phones.clinic} />
      </p>
      <HoursNow />
      <ul className="contact-lines">
        <li>
          <Icon name="mail" />
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </li>
        <li>
          <Icon name="pin" />
          {siteWords.contactFacts.address ?? words.location}
          {facts.mapLink && (
            <>
              {" "}
              <a href={facts.mapLink} rel="noopener noreferrer">
                {siteWords.mapLabel}
              </a>
            </>
          )}
        </li>
        {siteWords.contactFacts.said.map((line) => (
          <li key={line}>
            <Icon name="phone" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is open now, in a line that a script fills. */
function HoursNow() {
  const { language } = useSite();
  return (
    <p
      className="office-status"
      data-office-status=""
      data-script={officeStatusUrls[language]}
      data-soon=""
    />
  );
}

function Hours({ hours, words }: { hours: Facts["hours"]; words: Words["contactWords"]["hours"] }) {
  return (
    <section aria-labelledby="hours-heading" id="hours">
      <h2 id="hours-heading">{words.heading}</h2>
      <HoursTable hours={hours} words={words} />
      <p className="time-zone">{words.timeZone}</p>
    </section>
  );
}

function Reasons({ words }: { words: Words["contactWords"]["reasons"] }) {
  return (
    <section aria-labelledby="reasons-heading">
      <h2 id="reasons-heading">{words.heading}</h2>
      <ul className="reasons">
        {words.points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
