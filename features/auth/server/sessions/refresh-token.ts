import { randomInt } from "node:crypto";

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
const length = 24;
const shortest = 12;

/** 24 characters, 124 bits. */
export function newRefreshToken(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

export function isRefreshToken(text: string): boolean {
  return text.length >= shortest && text.length <= 200 && /^[A-Za-z0-9_-]+$/.test(text);
}
