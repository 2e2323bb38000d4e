import { domainToASCII } from "node:url";

/** Normalizes a public DNS name for comparison; undefined when invalid. */
export function readDomain(text: string): string | undefined {
  const ascii = domainToASCII(text.trim().toLowerCase());
  const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(
    ascii,
  );
  return isName ? ascii : undefined;
}
