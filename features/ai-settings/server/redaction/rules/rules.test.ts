import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { RedactionRuleId } from "../../../contract/redaction.ts";
import { findBy } from "./find-by.ts";

const found = (rule: RedactionRuleId, text: string) =>
  findBy[rule](text).map(({ start, end }) => text.slice(start, end));

// Built here, so that nobody takes it for a real one.
const key = (prefix: string, length: number) => prefix + "aB3".repeat(length).slice(0, length);

/** What each rule finds: the text, and the values in it. */
const finds: Record<RedactionRuleId, [string, string[]][]> = {
  email: [
    ["Write to ada.lovelace+notes@mail.example.co.uk, please.", ["ada.lovelace+notes@mail.example.co.uk"]],
    ["<jörg@müller.example> and (b@c.example)", ["jörg@müller.example", "b@c.example"]],
  ],
  card: [
    ["Card 4111 1111 1111 1111 until 12/27", ["4111 1111 1111 1111"]],
    ["378282246310005 or 3782 822463 10005", ["378282246310005", "3782 822463 10005"]],
  ],
  iban: [
    ["DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX", ["DE89 3704 0044 0532 0130 00"]],
    ["to gb82west12345698765432.", ["gb82west12345698765432"]],
  ],
  ssn: [["SSN 123-45-6789.", ["123-45-6789"]]],
  phone: [
    ["Call +49 (0)30 901820-12, or +1 (555) 010-9999.", ["+49 (0)30 901820-12", "+1 (555) 010-9999"]],
    ["tel:+442079460958", ["+442079460958"]],
  ],
  ip: [
    ["from 203.0.113.7 and 2001:db8::8a2e:370:7334", ["203.0.113.7", "2001:db8::8a2e:370:7334"]],
    ["http://192.0.2.1:8080/", ["192.0.2.1"]],
  ],
  secret_key: [
    [`export KEY=${key("sk-proj-", 30)}`, [key("sk-proj-", 30)]],
    [`${key("ghp_", 36)}, ${key("xoxb-", 20)}`, [key("ghp_", 36), key("xoxb-", 20)]],
    [
      "-----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----\nafter",
      ["-----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----"],
    ],
    ["-----BEGIN PRIVATE KEY-----\ncut off", ["-----BEGIN PRIVATE KEY-----\ncut off"]],
  ],
};

/** What looks alike and is left alone. */
const leaves: Record<RedactionRuleId, string[]> = {
  email: ["me@home", "@ada", "a @ b.example"],
  card: ["4111 1111 1111 1112", "Order 1234567890123456", "20261123194522"],
  iban: ["DE89 3704 0044 0532 0130 01", "DE89", "XX00 1234 5678"],
  ssn: ["000-45-6789", "123-00-6789", "2026-11-23", "1-123-45-6789"],
  phone: ["2+2 is 4", "+12", "a+49301234567", "1234567890", "+000 1234567"],
  ip: ["127.0.0.1", "version 1.2.3", "300.1.1.1", "12:30:45", "std::vector", "::1", "1.2.3.4.5"],
  secret_key: ["sk-short", "task-management-of-the-team", "ghp_"],
};

describe.each(RedactionRuleId.options)("the rule %s", (rule) => {
  it.each(finds[rule])("finds in %j", (text, values) => {
    expect(found(rule, text)).toEqual(values);
  });

  it("leaves alone what only looks alike", () => {
    for (const text of leaves[rule]) expect([text, found(rule, text)]).toEqual([text, []]);
  });

  it("takes time proportional to a hostile text", () => {
    for (const piece of hostile) {
      // Joined, so that the text is one flat string before the clock starts.
      const texts = new Map(sizes.map((size) => [size, Array<string>(size).fill(piece).join("")]));
      expectLinearTime((size) => findBy[rule](texts.get(size) ?? ""), sizes[1] ?? 0);
    }
  }, 60_000);
});

const sizes = [4_000, 32_000];
const hostile = [
  "a",
  "1",
  "a.",
  "+1 ",
  "DE11 ",
  "4111 ",
  "1:",
  "@a",
  "-----BEGIN PRIVATE KEY-----",
  "sk-",
  "1.1.",
];
