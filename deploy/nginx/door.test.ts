import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { timeLimits } from "../../server/http/node-server";
import { plainRequest } from "../../testing/peers/plain-request";
import { rawExchange } from "../../testing/peers/raw-exchange";
import { waitUntil } from "../../testing/wait-until";
import { startSiteAndNginx } from "./site-and-nginx";
import { nginxIsHere } from "./start-nginx";

describe.runIf(nginxIsHere)("nginx in front of the site", () => {
  it("responds to requests for another host with 421 and no page, supervisors excepted", async () => {
    const { nginx, host } = await startSiteAndNginx(true);
    const ask = (name: string, path: string) =>
      rawExchange(nginx.port, `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
    for (const name of ["evil.example", "127.0.0.1", `evil-${host}`])
      for (const path of ["/", "/contact", "/nowhere"]) {
        const { answer } = await ask(name, path);
        expect(answer, name + path).toMatch(/^HTTP\/1.1 421 .*\r\n\r\n$/s);
      }
    expect((await ask(host.toUpperCase(), "/about")).answer).toMatch(/^HTTP\/1.1 200 /);
    expect((await ask("127.0.0.1", "/healthz")).answer).toMatch(/^HTTP\/1.1 200 /);
    expect((await ask("evil.example", "/healthz")).answer).toMatch(/^HTTP\/1.1 421 /);
    const two = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect((await rawExchange(nginx.port, two)).answer).toMatch(/^HTTP\/1.1 400 /);
  });

  it("logs nothing of a private link, however it is spelled", async () => {
    const { site, nginx, host } = await startSiteAndNginx(true);
    const token = "kq7hT2vXz_secret-of-a-visitor-9";
    for (const path of [`/Inquiry/${token}`, `/inquiry/${token}%0a`, `//staff/${token}`])
      for (const name of [host, "evil.example"])
        await plainRequest(nginx.port, path, { headers: { Host: name } });
    expect(nginx.said() + site.lines.join()).not.toContain(token);
  });

  it("counts a network of 64 bits as one visitor, however its zeros are written", () => {
    const conf = readFileSync(resolve("deploy/nginx/http.conf"), "utf8");
    const shapes = [...conf.matchAll(/^ {2}"~(\^\(\?<\w+>.*)" \$\w+;$/gm)].map(
      ([, shape = ""]) => new RegExp(shape),
    );
    expect(shapes).toHaveLength(3);
    const networkOf = (address: string) => {
      for (const shape of shapes) {
        const [, network] = shape.exec(address) ?? [];
        if (network) return network;
      }
      return address;
    };
    for (const [network, addresses] of Object.entries({
      "2001:db8:1:2": ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:a::"],
      "2001:db8:1": ["2001:db8:1::1", "2001:db8:1::a:b:c:d", "2001:db8:1::"],
      "2001:db8": ["2001:db8::1", "2001:db8::a:b:c:d"],
      "2001:db8::7": ["2001:db8::7:a:b:c:d"],
      "2001::6:7": ["2001::6:7:a:b:c:d"],
      "203.0.113.9": ["203.0.113.9"],
    }))
      for (const address of addresses) expect(networkOf(address), address).toBe(network);
  });

  it("closes an idle connection to the site before the site does, so that no form is lost on it", () => {
    const conf = readFileSync(resolve("deploy/nginx/http.conf"), "utf8");
    const [upstream = ""] = /upstream site \{[^}]*\}/.exec(conf) ?? [];
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(upstream) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(timeLimits.keepAliveTimeout);
  });

  it("gives one IP address 64 connections, and readers of others are answered", async () => {
    const { nginx } = await startSiteAndNginx(false);
    const head = `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`;
    const answers: string[] = [];
    for (let n = 0; n < 80; n++) {
      const socket = connect({ port: nginx.port, host: "127.0.0.1", localAddress: "127.0.0.2" });
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => {});
      socket.on("data", (chunk: Buffer) => answers.push(chunk.toString("latin1", 0, 12)));
      socket.write(head);
    }
    await waitUntil(() => answers.filter((one) => one === "HTTP/1.1 429").length >= 16);
    expect(answers.filter((one) => one === "HTTP/1.1 429")).toHaveLength(16);
    const reader = await plainRequest(nginx.port, "/about", { from: "127.0.0.3" });
    expect(reader.status).toBe(200);
  });

  it("lets the forms of one IP address wait after the first 61, refuses none, and no reader waits", async () => {
    const { nginx } = await startSiteAndNginx(false);
    const head =
      "POST /contact HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n";
    const answers: string[] = [];
    for (let n = 0; n < 64; n++) {
      const socket = connect({ port: nginx.port, host: "127.0.0.1", localAddress: "127.0.0.4" });
      onTestFinished(() => void socket.destroy());
      socket.once("data", (chunk: Buffer) => answers.push(chunk.toString("latin1", 0, 12)));
      socket.write(head);
    }
    await waitUntil(() => answers.length >= 61);
    const reader = await plainRequest(nginx.port, "/about", { from: "127.0.0.5" });
    expect(reader.status).toBe(200);
    expect(answers.length).toBeLessThan(64);
    await waitUntil(() => answers.length === 64);
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 403"]));
  });
});
