import { data, redirect } from "react-router";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { serviceOptions } from "~/content/en/service-options";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords } from "~/content/en/staff/staff-calendar";
import {
  languageNames,
  sourceWords,
  enterInquiryWords as words,
} from "~/content/en/staff/staff-queue";
import { readPost } from "~/core/http/read-form";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { appointmentTime } from "~/facts/hours/clinic-time";
import { clinicInstant } from "~/facts/hours/zoned-time.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { agreements } from "~/staff/bookings/bookings";
import { calendarUrl } from "~/staff/bookings/calendar-url";
import { endOf } from "~/staff/bookings/free-times.server";
import { readVisit, VisitFields } from "~/staff/bookings/visit-fields";
import { FormProblems } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, staffTitle } from "~/staff/frame/staff-frame";
import { ticked } from "~/staff/inquiry-record/inquiry-schema";
import {
  bookableBy,
  requireOwnCalendar,
  seesOnlyOwn,
} from "~/staff/inquiry-record/own-inquiries.server";
import { CheckField, SelectField, TextArea, TextField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/new-inquiry";
import { enterInquiry } from "./enter-inquiry.server";

/** With the time that was clicked in the calendar (`at`), and whom it is with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const startsAt = clinicInstant(query.get("at") ?? "");
  if (!startsAt) return { appointment: null };
  const colleagues = bookableBy(actor, await listColleagues(app.db));
  const isOwn = seesOnlyOwn(actor);
  const personId = colleagueOf(colleagues, isOwn ? actor.id : query.get("with"))?.id ?? "";
  const minutes = app.currentFacts().visitMinutes;
  const visit = { minutes, place: "phone" };
  const at = query.get("at") ?? "";
  const ends = endOf(startsAt.toISOString(), minutes);
  const when = appointmentTime(startsAt.toISOString(), ends);
  return { appointment: { at, when, colleagues, isOwn, personId, visit } };
}

/** Stores the inquiry, and books the time that was agreed on, which is confirmed at once. */
export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { form, text, idempotencyKey } = readPost(context);
  if (!idempotencyKey) throw data(null, { status: 400 });
  requireOwnCalendar(context, text("with"));
  const entered = await enterInquiry(app, { actor, form, idempotencyKey });
  if (!("reference" in entered))
    return data(entered, { status: Object.keys(entered.problems).length > 0 ? 422 : 503 });
  const { reference } = entered;
  const [day = "", time = ""] = text("at").split("T");
  const { minutes, place } = readVisit(text);
  if (!day || !minutes || !place)
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
  const visit = { day, time: time.slice(0, 5), minutes, place, personId: text("with") };
  const booked = await bookAppointment(app, {
    actor,
    reference,
    idempotencyKey,
    ...visit,
    bookingId: "",
    anyway: false,
    agreed: agreements.find((how) => how === text("source")) ?? "phone",
  });
  if (booked === "changed")
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
  // The inquiry is stored; the calendar shows what is still free for it.
  const choosing = { reference, minutes, place };
  const url = calendarUrl({ view: "week", day, person: visit.personId, choosing });
  return redirect(`${url}&taken=1`, 303);
}

/** A caller or walk-in: what they said becomes an inquiry like one from the website. */
export default function NewInquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment } = loaderData;
  const { typed = {}, problems = {} } = actionData ?? {};
  const field = (name: string, label: string) => ({
    id: name,
    name,
    label,
    defaultValue: typed[name],
    error: problems[name],
    autoComplete: "off",
  });
  const box = (name: string, label: string) => {
    const { defaultValue, autoComplete: _, ...texts } = field(name, label);
    return <CheckField {...texts} defaultChecked={defaultValue === ticked} value={ticked} wide />;
  };
  const choices = (name: string, legend: string, texts: Record<string, string>) => (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {Object.entries(texts).map(([value, text], n) => (
        <label className="check" key={value}>
          <input
            defaultChecked={typed[name] ? typed[name] === value : n === 0}
            name={name}
            type="radio"
            value={value}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
  return (
    <article className="new-inquiry">
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <PageHead back={["/staff", staffWords.inquiry.back]} title={words.title} />
      <PostForm className="panel" noValidate>
        {actionData && <FormProblems heading={words.problems} list={Object.entries(problems)} />}
        <div className="fields">
          {choices("source", words.source, sourceWords)}
          {choices("language", words.language, languageNames)}
        </div>
        {appointment && (
          <div className="fields">
            <p className="wide">
              <strong>{appointment.when}</strong>
              <input name="at" type="hidden" value={typed.at ?? appointment.at} />
            </p>
            <VisitFields
              colleagues={appointment.colleagues}
              noPerson={appointment.isOwn ? undefined : calendarWords.nobody}
              personId={typed.with ?? appointment.personId}
              visit={{
                minutes: typed.minutes ?? appointment.visit.minutes,
                place: typed.place ?? appointment.visit.place,
              }}
            />
          </div>
        )}
        <div className="fields half">
          <TextField
            {...field("firstName", inquiryLabels.firstName.label)}
            autoFocus={actionData === undefined}
          />
          <TextField {...field("lastName", inquiryLabels.lastName.label)} optional />
          <TextField {...field("phone", inquiryLabels.phone.label)} inputMode="tel" />
          <TextField {...field("email", inquiryLabels.email.label)} inputMode="email" />
          {box("mayMail", words.mayMail)}
        </div>
        <div className="fields half">
          <SelectField
            {...field("service", inquiryLabels.service.label)}
            options={serviceOptions}
            placeholder={contactFormWords.noService}
          />
          <div className="wide">
            <TextArea {...field("message", words.message)} dir="auto" maxLength={1000} rows={4} />
          </div>
          <div className="wide">
            {box("noVoicemail", words.noVoicemail)}
            {box("wantsEstimate", words.wantsEstimate)}
          </div>
        </div>
        <DoButton className="button" value="enter">
          {words.submit}
        </DoButton>
      </PostForm>
    </article>
  );
}
