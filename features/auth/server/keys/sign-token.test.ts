import { generateKeyPairSync } from "node:crypto";
import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { joinHalves, signToken } from "./sign-token.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

test("tokens are JWTs that others verify, whatever the numbers of the signature are", async () => {
  // One signature in 128 has a number that is shorter than the others.
  for (let round = 0; round < 600; round++) {
    const token = signToken({ kid: "k1", privateKey }, { round, name: "Zoë" });
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, { algorithms: ["ES256"] });
    expect(payload).toEqual({ round, name: "Zoë" });
    expect(protectedHeader).toEqual({ alg: "ES256", typ: "JWT", kid: "k1" });
  }
});

test("a token that was changed is no longer verified", async () => {
  const [head, , signature] = signToken({ kid: "k1", privateKey }, { role: "anon" }).split(".");
  const claims = Buffer.from(JSON.stringify({ role: "service_role" })).toString("base64url");
  await expect(jwtVerify([head, claims, signature].join("."), publicKey)).rejects.toThrow();
});

test("both numbers of a signature get 32 bytes: without the zero in front, with those that are left out", () => {
  const long = Buffer.from([2, 33, 0, 0xff, ...Array(31).fill(1)]);
  const short = Buffer.from([2, 2, 0x12, 0x34]);
  const der = Buffer.concat([Buffer.from([0x30, long.length + short.length]), long, short]);
  const joined = joinHalves(der).toString("hex");
  expect(joined).toBe(`ff${"01".repeat(31)}${"1234".padStart(64, "0")}`);
});
