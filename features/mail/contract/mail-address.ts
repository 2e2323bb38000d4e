import { z } from "zod";

/** As in RFC 5321, without quoted forms: letters, digits and these signs, in parts separated by dots. */
const localPart = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const hostName = /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * A bare address as it is stored: without blanks around it, with its domain in lower case and ASCII (`xn--…`),
 * so that look-alike letters show. Undefined for anything else, such as a name beside the address.
 */
export function readMailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  const [local, domain] = [trimmed.slice(0, Math.max(0, at)), trimmed.slice(at + 1)];
  if (!localPart.test(local) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const host = URL.parse(`http://${domain}`)?.hostname ?? "";
  return hostName.test(host) ? `${local}@${host}` : undefined;
}

/** An address by which two spellings of one mailbox are compared. */
export function sameMailbox(address: string): string {
  return address.toLowerCase();
}

export function domainOfAddress(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

export const MailAddress = z
  .string()
  .max(320)
  .transform((text, context) => {
    const address = readMailAddress(text);
    if (address) return address;
    context.addIssue({
      code: "custom",
      message: "Not an email address. Write the address alone: name@example.com",
    });
    return z.NEVER;
  });
