import type { Place, SiteImage } from "./image-root.ts";
import { sendInquiry } from "./use-site.ts";

/**
 * The image's commands on one database, as docs/deploy.md gives them: a backup and a drill while
 * the site runs, a restore while it is stopped, and the audit log, staff and facts after it.
 */
export async function tryBackups(
  image: SiteImage,
  on: { name: string; place: Place; isStored: (reference: string) => Promise<boolean> },
) {
  const { name, place, isStored } = on;
  const run = async (command: readonly string[], expected: RegExp) => {
    const said = await image.run(place, command);
    if (!expected.test(said)) throw new Error(`${command.join(" ")} on ${name} said:\n${said}`);
    console.log(`${name}: ${command.join(" ")}\n${said.replace(/^/gm, "    ")}`);
  };
  const before = await image.start(place);
  const kept = await sendInquiry(before.url);
  await run(["backup"], /^\/data\/backups\/site-\S+$/);
  await run(["restore", "--drill"], /^The drill restored site-\S+, made \S+, with 1 inquiries/);
  const late = await sendInquiry(before.url);
  if (!(await isStored(late))) throw new Error(`${late} is not in the database.`);
  await before.stop();

  await run(["restore", "--newest"], /^Restored, with 1 inquiries\. From site-/);
  const after = await image.start(place);
  if (!(await isStored(kept))) throw new Error(`${kept} was not restored on ${name}.`);
  if (await isStored(late)) throw new Error(`${late} is newer than the backup, and is there.`);
  await run(["audit", "verify"], /^The audit is whole: \d+ entries/);
  await run(["staff", "invite", "new@staff.example"], /\/staff\/invitation\/[\w-]{32}\n/);
  await run(["facts", "check"], /^The published facts \(version \d+\) fit\./);
  await after.stop();
}
