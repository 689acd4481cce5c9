import { data } from "react-router";
import { productBySlug } from "~/catalogue/catalogue";
import { contactWords as words } from "~/content/en/pages/contact";
import { serviceOfCategory, treatmentMessage } from "~/content/en/service-options";
import { formatHour, officeHours, weekdays } from "~/facts/opening-hours";
import { site } from "~/facts/site";
import type { PageHandle } from "~/page-handle";
import { clinic } from "~/seo/clinic";
import { breadcrumbs } from "~/seo/page-data";
import { pageHead } from "~/seo/page-head";
import { Island } from "~/ui/form/island";
import { PageTitle } from "~/ui/frame/page-title";
import { Icon } from "~/ui/piece/icon";
import { PhoneLink } from "~/ui/piece/phone-link";
import { PlainHero } from "~/ui/section/plain-hero";
import type { Route } from "./+types/contact";
import { ContactForm, type ContactFormProps } from "./contact-form";
import officeStatusScript from "./office-status-script.ts?script";
import { sendInquiry } from "./send-inquiry";

export const handle: PageHandle = { hydrate: true, script: officeStatusScript, callBar: false };

export const meta: Route.MetaFunction = () =>
  pageHead({
    ...words.search,
    path: "/contact",
    image: "contact",
    titleInPage: true,
    structuredData: [clinic(), breadcrumbs([{ name: words.search.title, path: "/contact" }])],
  });

/** "Schedule Online" brings a treatment along: its service chosen, its name in the message. */
export function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get("treatment");
  const product = slug ? productBySlug(slug) : undefined;
  return product
    ? { service: serviceOfCategory[product.category], message: treatmentMessage(product.title) }
    : {};
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, answer } = await sendInquiry(request, context);
  return data(answer, { status });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const props: ContactFormProps = { answer: actionData, defaults: loaderData };
  const isWrong = actionData !== undefined && actionData.outcome !== "received";
  return (
    <>
      <PageTitle isWrong={isWrong} title={words.search.title} />
      <PlainHero words={words.hero} />
      <div className="contact-grid wrap">
        <section aria-labelledby="form-heading" className="contact-form">
          <h2 id="form-heading">{words.form.heading}</h2>
          <p className="form-intro">{words.form.intro}</p>
          <Island name="contact-form" now={actionData !== undefined} props={props}>
            <ContactForm {...props} />
          </Island>
          <p className="privacy-note">
            <Icon name="lock" />
            {words.form.privacyNote}
          </p>
        </section>
        <div className="contact-aside">
          <Details />
          <Hours />
          <Reasons />
        </div>
      </div>
    </>
  );
}

function Details() {
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading">{words.details.heading}</h2>
      <p className="contact-phone">
        <PhoneLink className="" icon={false} phone={site.phones.clinic} />
      </p>
      <ul className="contact-lines">
        <li>
          <Icon name="mail" />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <Icon name="pin" />
          {words.details.location}
        </li>
      </ul>
    </section>
  );
}

function Hours() {
  return (
    <section aria-labelledby="hours-heading">
      <h2 id="hours-heading">{words.hours.heading}</h2>
      <p className="office-status" data-office-status="" />
      <dl className="hours">
        {weekdays.map((day) => {
          const hours = officeHours[day];
          return (
            <div key={day}>
              <dt>{day}</dt>
              <dd>
                {hours
                  ? `${formatHour(hours.opens)}-${formatHour(hours.closes)}`
                  : words.hours.closed}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Reasons() {
  return (
    <section aria-labelledby="reasons-heading">
      <h2 id="reasons-heading">{words.reasons.heading}</h2>
      <ul className="reasons">
        {words.reasons.points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
