/**
 * npm run clinic -- new FOLDER, -- check FOLDER, -- nginx FOLDER PORT…: the folder of a clinic, which
 * CLINIC_DIR names (docs/install.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { buildFolder, readPageStyles } from "../app/core/pages/page-styles";
import { readClinicFolder } from "../app/facts/clinic-folder";
import { factsFile, identityFile, readIdentityFile } from "../app/facts/clinic-json";
import { newClinic, newFacts } from "../app/facts/new-clinic";
import { runCommand } from "./command";

const usage = `npm run clinic -- new FOLDER             makes the folder of a clinic, to be filled in
npm run clinic -- check FOLDER           says all that is wrong in it, and what is still to be done
npm run clinic -- nginx FOLDER PORT …    prints its include for nginx, for processes on these ports,
                                         and makes the pages that nginx sends itself`;

const [task, path = "", ...ports] = process.argv.slice(2);
const folder = resolve(path);
const name = basename(folder);

await runCommand(() => {
  if (path === "") throw new Error(usage);
  if (task === "new") return makeFolder();
  if (task === "check") return checkFolder();
  if (task === "nginx" && ports.length > 0 && ports.every((port) => /^\d{4,5}$/.test(port)))
    return nginxInclude();
  throw new Error(usage);
});

function makeFolder(): string {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name))
    throw new Error(
      `${name} must be small letters, digits and "-": it becomes part of other names.`,
    );
  try {
    mkdirSync(folder);
  } catch (error) {
    throw new Error(`${folder} cannot be made: ${(error as NodeJS.ErrnoException).code}.`);
  }
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write(identityFile, newClinic(name));
  write(factsFile, newFacts(name));
  return `Made ${folder}.\n${checkFolder()}`;
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join("\n");
}

function checkFolder(): string {
  const { problems, notes } = readClinicFolder(folder);
  if (problems.length > 0) throw new Error(`What is wrong in ${folder}:\n${listed(problems)}`);
  if (notes.length === 0) return `${folder} fits.`;
  return `${folder} fits. What is still to be done there:\n${listed(notes)}`;
}

/** The site's server of ops/nginx.conf, for this clinic's name, processes and certificate. */
async function nginxInclude(): Promise<string> {
  const read = readIdentityFile(folder);
  const { facts } = readClinicFolder(folder);
  if ("problems" in read || !facts) throw new Error(checkFolder());
  // Renders pages: nothing that the other tasks need to load.
  const { makeRefusalPages, refusalFolder } = await import("../app/core/building/refusal-pages");
  const refused = join(folder, refusalFolder);
  mkdirSync(refused, { recursive: true });
  for (const [name, text] of await makeRefusalPages(facts, readPageStyles(buildFolder)))
    writeFileSync(join(refused, name), text);
  const { hostname } = new URL(read.identity.domain);
  const whole = readFileSync(join(buildFolder, "../ops/nginx.conf"), "utf8");
  const upstream = whole.slice(whole.indexOf("  upstream site {"), whole.indexOf("  server {"));
  const server = whole.slice(whole.indexOf("  server {"), whole.indexOf("  include /etc/nginx/"));
  const processes = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join("");
  const text =
    upstream.replace(/( {4}server 127[^\n]+\n)+/, processes) +
    server
      .replace(
        "listen 443 ssl http2;",
        `listen 443 ssl http2;
    server_name ${hostname};
    ssl_certificate /etc/ssl/clinic/${name}/fullchain.pem;
    ssl_certificate_key /etc/ssl/clinic/${name}/key.pem;`,
      )
      .replace("root /srv/clinic-site/current/build;", `root ${folder};`);
  return text
    .replaceAll("upstream site ", `upstream clinic-${name} `)
    .replaceAll("http://site;", `http://clinic-${name};`)
    .replace(/^ {2}/gm, "")
    .trim();
}
