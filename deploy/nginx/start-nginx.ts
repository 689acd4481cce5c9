import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../testing/free-port.ts";
import { nginxProgram } from "./find-nginx.ts";
import { makeCertificate } from "./make-certificate.ts";
import { writeNginxParts } from "./write-parts.ts";

/** Tests and measurements run in the project's folder. */
const root = process.cwd();

export type Nginx = {
  port: number;
  /** The https URL, with deploy/nginx-https.conf. */
  tlsPort: number;
  /** The certificate to trust: its own. */
  certificate: string;
  pid: number;
  /** Its log so far. */
  said: () => string;
  stop: () => Promise<void>;
};

/** Without nginx its tests are skipped, except in CI. */
export const nginxIsHere = nginxProgram !== undefined || process.env.CI === "true";

/**
 * Starts the system's nginx with deploy/nginx.conf on a free loopback port, in front of the site at
 * `sitePort`. Throws with an instruction when none is installed.
 */
export async function startNginx({
  sitePort,
  siteUrl,
  dataDir,
  workers = 1,
  conf = "nginx.conf",
  user = "root",
}: {
  sitePort: number;
  siteUrl: string;
  /** Of the site. */
  dataDir: string;
  workers?: number;
  conf?: "nginx.conf" | "nginx-https.conf";
  /** The user of its workers, where root starts it: others may not read root's folder. */
  user?: "root" | "www-data";
}): Promise<Nginx> {
  if (!nginxProgram)
    throw new Error("This test needs nginx. Install it: apt-get install nginx-light");
  const port = await freePort();
  const tlsPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "build"));
  mkdirSync(join(folder, "deploy"));
  for (const one of ["build/client", "build/refusals"])
    symlinkSync(join(root, one), join(folder, one));
  writeNginxParts(join(root, "build"), join(folder, "build/nginx"), { siteUrl, dataDir });
  const { certificate } = makeCertificate(join(folder, "build/nginx"));
  const text = readFileSync(join(root, "deploy", conf), "utf8")
    .replace("worker_processes auto", `worker_processes ${workers}`)
    .replaceAll("listen 8080", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 8443", `listen 127.0.0.1:${tlsPort}`);
  cpSync(join(root, "deploy/nginx"), join(folder, "deploy/nginx"), { recursive: true });
  const shared = readFileSync(join(root, "deploy/nginx/http.conf"), "utf8");
  writeFileSync(
    join(folder, "deploy/nginx/http.conf"),
    shared.replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`),
  );
  const isRoot = process.getuid?.() === 0;
  writeFileSync(join(folder, "deploy", conf), (isRoot ? `user ${user};\n` : "") + text);

  const child = spawn(
    nginxProgram,
    ["-p", folder, "-c", `deploy/${conf}`, "-e", "stderr", "-g", "daemon off;"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (attempt > 100 || child.exitCode !== null) {
      child.kill("SIGKILL");
      throw new Error(`nginx did not start: ${said}`);
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    port,
    tlsPort,
    certificate: readFileSync(certificate, "utf8"),
    pid: child.pid ?? 0,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number) {
  try {
    await fetch(`http://127.0.0.1:${port}/robots.txt`, { redirect: "manual" });
    return true;
  } catch {
    return false;
  }
}
