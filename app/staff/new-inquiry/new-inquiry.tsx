import { data, redirect } from "react-router";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { serviceOptions } from "~/content/en/service-options";
import { staffWords } from "~/content/en/staff/staff";
import { sourceWords, enterInquiryWords as words } from "~/content/en/staff/staff-queue";
import { readPost } from "~/core/http/read-form";
import { FormProblems } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { BackLink, staffTitle } from "~/staff/frame/staff-frame";
import { enteredSources } from "~/staff/inquiry-record/inquiry-fields";
import { ticked } from "~/staff/inquiry-record/inquiry-schema";
import { CheckField, SelectField, TextArea, TextField } from "~/ui/form/field";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/new-inquiry";
import { enterInquiry } from "./enter-inquiry.server";

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const { form, idempotencyKey } = readPost(context);
  if (!idempotencyKey) throw data(null, { status: 400 });
  const entered = await enterInquiry(app, { actor, form, idempotencyKey });
  if ("reference" in entered)
    return redirect(`/staff/inquiries/${encodeURIComponent(entered.reference)}?saved=1`, 303);
  return data(entered, { status: Object.keys(entered.problems).length > 0 ? 422 : 503 });
}

/** A caller or walk-in: what they said becomes an inquiry like one from the website. */
export default function NewInquiry({ actionData }: Route.ComponentProps) {
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
  const source = typed.source ?? enteredSources[0];
  return (
    <article className="new-inquiry">
      <title>{staffTitle(words.title, actionData !== undefined)}</title>
      <BackLink href="/staff">{staffWords.inquiry.back}</BackLink>
      <h1>{words.title}</h1>
      <PostForm noValidate>
        {actionData && <FormProblems heading={words.problems} list={Object.entries(problems)} />}
        <fieldset className="choices">
          <legend>{words.source}</legend>
          {enteredSources.map((one) => (
            <label className="check" key={one}>
              <input defaultChecked={one === source} name="source" type="radio" value={one} />
              {sourceWords[one]}
            </label>
          ))}
        </fieldset>
        <div className="panel fields">
          <TextField
            {...field("firstName", inquiryLabels.firstName.label)}
            autoFocus={actionData === undefined}
          />
          <TextField {...field("lastName", inquiryLabels.lastName.label)} optional />
          <TextField {...field("phone", inquiryLabels.phone.label)} inputMode="tel" />
          <TextField {...field("email", inquiryLabels.email.label)} inputMode="email" />
          {box("mayMail", words.mayMail)}
          <SelectField
            {...field("service", inquiryLabels.service.label)}
            options={serviceOptions}
            placeholder={contactFormWords.noService}
          />
          <div className="wide">
            <TextArea {...field("message", words.message)} dir="auto" maxLength={1000} rows={4} />
          </div>
          {box("noVoicemail", words.noVoicemail)}
          {box("wantsEstimate", words.wantsEstimate)}
        </div>
        <DoButton className="button" value="enter">
          {words.submit}
        </DoButton>
      </PostForm>
    </article>
  );
}
