/** The path of the demo. A conversation's id follows it. */
export const demoPath = "/demo";

/** Whether a path belongs to the demo, whose pages act for a visitor. */
export function isDemoPath(pathname: string): boolean {
  return pathname === demoPath || pathname.startsWith(`${demoPath}/`);
}
