import { expect, it } from "vitest";
import { freeMailDomains } from "#platform/server/mail/free-mail-domains.ts";
import { disposableDomains } from "./disposable-domains.ts";
import { isListed, mailDomainOf } from "./mail-domain-of.ts";

it("a domain is listed by itself and by one above it, and not by its end alone", () => {
  expect(isListed("mailinator.com", disposableDomains)).toBe(true);
  expect(isListed("any.mailinator.com", disposableDomains)).toBe(true);
  expect(isListed("notmailinator.com", disposableDomains)).toBe(false);
  expect(isListed("com", disposableDomains)).toBe(false);
});

it("is read in one form, however it was typed", () => {
  expect(mailDomainOf("Ann@BÜCHER.example")).toBe("xn--bcher-kva.example");
  expect(mailDomainOf("ann@googlemail.com")).toBe("gmail.com");
});

it("no domain is both thrown away and for everybody, and each is written as domains are", () => {
  const both = [...disposableDomains].filter((domain) => isListed(domain, freeMailDomains));
  expect(both).toEqual([]);
  for (const domain of [...disposableDomains, ...freeMailDomains]) {
    expect(domain).toMatch(/^([a-z0-9-]+\.)+[a-z]{2,}$/);
  }
});
