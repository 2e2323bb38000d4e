import { domainToASCII } from "node:url";

/** A name of the public system of names, in the form in which domains are compared; undefined when it is none. */
export function readDomain(text: string): string | undefined {
  const ascii = domainToASCII(text.trim().toLowerCase());
  const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(
    ascii,
  );
  return isName ? ascii : undefined;
}
