import { rmSync } from "node:fs";
import { openDemo } from "./open-demo";

const folder = "data-demo";

/** Prints the link to the desk, and ends with the site. `--again` deletes the data first. */
export async function run(options: readonly string[]) {
  if (options.some((option) => option !== "--again"))
    throw new Error("Usage: npm run demo [-- --again]");
  if (options.includes("--again")) rmSync(folder, { recursive: true, force: true });
  const port = process.env.PORT || "3000";
  const demo = await openDemo({ folder, port, settings: process.env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, demo.stop);
  console.log(`
The demo is at ${demo.siteUrl}

  The desk    ${demo.link}
              signs this browser in as the owner; it works once
  Mails       ${folder}/mail
  To stop     press Ctrl+C
  Anew        npm run demo -- --again (deletes ${folder} first)
`);
  const code = await demo.ended;
  await demo.close();
  process.exit(code);
}
