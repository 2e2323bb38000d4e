import { expect, test } from "vitest";
import { readSmtpAddress } from "./smtp-address.ts";

test("smtps is encrypted from the first byte, on its own port", () => {
  expect(readSmtpAddress("smtps://me:p%40ss@mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 465,
    secure: true,
    requireTLS: false,
    auth: { user: "me", pass: "p@ss" },
  });
});

test("a password never goes in clear to another machine", () => {
  expect(readSmtpAddress("smtp://me:secret@mail.example.com").requireTLS).toBe(true);
  expect(readSmtpAddress("smtp://me:secret@127.0.0.1:2525")).toMatchObject({ requireTLS: false, port: 2525 });
});

test("a server without a user is spoken to as it is", () => {
  const address = readSmtpAddress("smtp://[::1]");
  expect(address).toEqual({ host: "::1", port: 587, secure: false, requireTLS: false });
});
