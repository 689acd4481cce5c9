import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * A self-signed certificate for this machine, so that TLS can be tried: no browser trusts it. An
 * existing one is kept.
 */
export function makeCertificate(folder: string) {
  const certificate = join(folder, "certificate.pem");
  const key = join(folder, "certificate-key.pem");
  if (!existsSync(certificate) || !existsSync(key))
    execFileSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "90", "-subj", "/CN=localhost"],
      ...["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
      ...["-keyout", key, "-out", certificate],
    ]);
  return { certificate, key };
}
