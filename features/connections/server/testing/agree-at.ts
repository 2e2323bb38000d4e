/** Opens the page of an authorization server as a browser, agrees, and returns what comes back. */
export async function agreeAt(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url, { redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`The authorization server answered with ${answer.status}.`);
  return Object.fromEntries(new URL(location).searchParams);
}
