import { isIP } from "node:net";
import { fail } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { connectionErrors } from "../../contract/index.ts";
import { checkOutside } from "../outside/dial.ts";
import type { Outside } from "../outside/outside.ts";

const mostName = 253;
const mostLabel = 63;
const port = /^[1-9]\d{0,4}$/;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** Names that only resolve inside a network. */
const insideOnly = /(?:^|\.)(?:local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * An entered host as it is stored: in ASCII, with its port unless it is the usual one, as in an address. Throws for one
 * that requests could never reach: a range, a private address, a name that no DNS has.
 */
export function readHost({ allowedOrigins, ...outside }: Outside, entered: string): string {
  const text = entered.trim().toLowerCase();
  if (/[*/]/.test(text) && !text.includes("://") && isRange(text)) fail(connectionErrors, "http_host.range");
  if (!/^[\p{L}\p{M}\p{N}.-]+(?::\d+)?$/u.test(text)) fail(connectionErrors, "http_host.invalid");
  const [typed = "", typedPort = "443"] = text.split(":");
  const name = asciiOf(typed);
  if (!port.test(typedPort) || Number(typedPort) > 65_535) fail(connectionErrors, "http_host.port_invalid");
  const ports = text.includes(":") ? [typedPort] : ["443", "80"];
  const isAllowed = ports.some((one) => allowedOrigins.includes(`${name}:${one}`));
  if (!isAllowed) requirePublic({ ...outside, allowedOrigins }, name, typedPort);
  // A request to port 80 is one over http, which only the operator allows. Its address leaves the port out too.
  const isUsual = typedPort === "443" || (typedPort === "80" && isAllowed);
  return isUsual ? name : `${name}:${typedPort}`;
}

function isRange(text: string): boolean {
  return text.includes("*") || /^[\d.:a-f]+\/\d{1,3}$/.test(text);
}

/** The name as the network has it. */
function asciiOf(typed: string): string {
  const name = URL.parse(`https://${typed}/`)?.hostname;
  // A too long name has no form for the network either, so that is said first.
  if (typed.length > mostName || typed.split(".").some((part) => part.length > mostLabel))
    fail(connectionErrors, "http_host.too_long");
  if (!name) return fail(connectionErrors, "http_host.invalid");
  if (name.length > mostName || name.split(".").some((part) => part.length > mostLabel))
    fail(connectionErrors, "http_host.too_long");
  // `127.1` and `2130706433` are addresses in disguise.
  const isDisguised = isIP(name) !== 0 && name !== typed;
  if (isDisguised || !name.split(".").every((part) => label.test(part)))
    fail(connectionErrors, "http_host.invalid");
  return name;
}

function requirePublic(outside: Outside, name: string, ofPort: string): void {
  const isInside = isIP(name) === 0 && (!name.includes(".") || insideOnly.test(name));
  if (!isInside && isPublic(outside, name)) return;
  fail(connectionErrors, "http_host.private", {
    message:
      `${name} is not on the public internet, so requests to it are refused. For a server in your own network, the ` +
      `operator sets CONNECTIONS_ALLOWED_ORIGINS=${name}:${ofPort} and restarts. Then allow it here.`,
  });
}

function isPublic(outside: Outside, name: string): boolean {
  try {
    checkOutside(outside, `https://${name}/`);
    return !/(?:^|\.)localhost$/.test(name);
  } catch (error) {
    if (error instanceof GuardedFetchError) return false;
    throw error;
  }
}
