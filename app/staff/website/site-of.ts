import { data, type RouterContextProvider } from "react-router";
import { deskOf } from "~/staff/frame/staff-context";
import type { SiteDesk } from "./website-types";

/** The services of /staff/site, and who asks. Throws 503 where nothing can be published. */
export function siteOf(context: Readonly<RouterContextProvider>): {
  site: SiteDesk;
  who: ReturnType<typeof deskOf>["who"];
  isOwner: boolean;
} {
  const { desk, who, person } = deskOf(context);
  if (!desk.site) throw data(null, { status: 503 });
  return { site: desk.site, who, isOwner: person.role === "owner" };
}

/** A field of a post, without NUL and spaces around it. */
export function postedText(form: FormData, name: string, longest = 5000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "").trim().slice(0, longest) : "";
}
