import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";
import { waitUntil } from "./wait-until";

const nginxProgram = ["/usr/sbin/nginx", "nginx"].find(
  (path) => spawnSync(path, ["-v"]).status === 0,
);

/** In CI a missing nginx fails the tests. */
export const nginxIsHere = nginxProgram !== undefined || process.env.CI === "true";

/**
 * Starts nginx with ops/nginx.conf on free loopback ports, in front of one or two processes of the
 * site. Without `limits` one address may ask as often as it likes.
 * @param clinic the include of a further clinic, whose site does not answer
 */
export async function startNginx(
  sitePorts: readonly number[],
  { limits = true, clinic = "" } = {},
) {
  if (!nginxProgram) throw new Error("This test needs nginx: apt-get install nginx-light");
  const ports = [...sitePorts];
  const [port, tlsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "fullchain.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  const onLoopback = (text: string) =>
    text
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("listen 443 ", `listen 127.0.0.1:${tlsPort} `)
      .replaceAll(/\/etc\/ssl\/clinic(\/[a-z]+(?=\/))?/g, folder);
  const conf = onLoopback(readFileSync("ops/nginx.conf", "utf8"))
    .replace("worker_processes auto", "worker_processes 1")
    .replace(/^( *server 127.0.0.1:)\d+(.*;)$/gm, (_, before, after) => {
      const port = ports.shift();
      return port ? `${before}${port}${after}` : "";
    })
    .replaceAll(/^ *limit_req .*$/gm, (line) => (limits ? line : ""))
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replace("/var/log/nginx", folder)
    .replace("/var/cache", folder)
    .replace("/srv/clinic-site/current", process.cwd())
    .replace("/etc/nginx/clinics", folder);
  if (clinic) writeFileSync(join(folder, "clinic.conf"), onLoopback(clinic));
  // Root's nginx runs its workers as another user, who may not read root's folders.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "main"),
    (user + conf).replace(
      "http {",
      `http {\n${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}`,
    ),
  );
  const child = spawn(
    nginxProgram,
    ["-p", folder, "-c", join(folder, "main"), "-e", "stderr", "-g", "daemon off;"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
    return fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
  });
  return {
    port,
    tlsPort,
    certificate: readFileSync(certificate, "utf8"),
    /** The log of requests that failed. */
    failures: () => readFileSync(join(folder, "failed.log"), "utf8"),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "close");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
