/**
 * npm run deploy:try: the built site behind nginx-https.conf with a certificate made for this
 * machine, to look at before it goes to the internet. Ctrl+C ends both.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { nginxProgram } from "./find-nginx.ts";
import { makeCertificate } from "./make-certificate.ts";
import { writeNginxParts } from "./write-parts.ts";

if (!existsSync("build/files.json")) throw new Error("There is no build yet: npm run build");
const siteUrl = "https://localhost:8443";
writeNginxParts("build", "build/nginx", { siteUrl, dataDir: process.env.DATA_DIR || "data" });
makeCertificate("build/nginx");

const env = { ...process.env, SITE_URL: siteUrl, TRUSTED_PROXIES: "127.0.0.1", PORT: "3000" };
const nginx = ["-p", process.cwd(), "-c", "deploy/nginx-https.conf", "-e", "stderr"];
// When root starts it, its workers run as a user who may not read root's folders.
const user = process.getuid?.() === 0 ? " user root;" : "";
const both = [
  spawn(process.execPath, ["build/server/main.js"], { stdio: "inherit", env }),
  spawn(nginxProgram ?? "nginx", [...nginx, "-g", `daemon off;${user}`], { stdio: "inherit" }),
];
const end = () => {
  for (const one of both) one.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
for (const one of both) {
  one.on("error", (error) => console.error(`${error.message}: apt-get install nginx-light`));
  // When one ends, the other is stopped.
  one.on("exit", end);
}
console.log(`${siteUrl} (the browser warns: nobody vouches for a certificate made here)`);
