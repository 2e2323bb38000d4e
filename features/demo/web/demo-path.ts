/** Where the demo is; a conversation of it has its id behind that. */
export const demoPath = "/demo";

/** Whether an address belongs to the demo, whose pages speak for a visitor. */
export function isDemoPath(pathname: string): boolean {
  return pathname === demoPath || pathname.startsWith(`${demoPath}/`);
}
