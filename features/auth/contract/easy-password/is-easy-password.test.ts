import { expect, test } from "vitest";
import { isEasyPassword } from "./is-easy-password.ts";

test.each(["123456", "password", "Password", "qwerty", "iloveyou", "starwars", "11021984"])(
  "one of the most common is easy: %s",
  (password) => {
    expect(isEasyPassword(password)).toBe(true);
  },
);

test.each(["ann.lee@example.com", "Ann.Lee", "ANN LEE", "annlee"])(
  "what the person is called is easy: %s",
  (it) => {
    expect(isEasyPassword(it, ["ann.lee@example.com", "Ann Lee", undefined])).toBe(true);
  },
);

test.each(["a good password", "correct horse battery", "x7#kQz", ""])(
  "another one is not: %s",
  (password) => {
    expect(isEasyPassword(password, ["ann.lee@example.com", "", null])).toBe(false);
  },
);
