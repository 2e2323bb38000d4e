import { createProtocolChecker, type ProtocolChecker } from "./protocol-checker.ts";

export interface Recording {
  /** Carries requests on as they are. */
  fetch: typeof fetch;
  /** `POST /v1/customers` and so on, in their order. */
  calls: string[];
  /** What did not keep to the protocol, a sentence each; empty when all did. */
  problems: string[];
}

interface RecordingOptions {
  /** False for a provider of a test that answers less than the real one. */
  checksAnswers?: boolean;
}

/** Watches what a client of the provider sends and, unless told otherwise, what it is answered. */
export function recordingFetch(
  carry: typeof fetch,
  { checksAnswers = true }: RecordingOptions = {},
): Recording {
  const calls: string[] = [];
  const problems: string[] = [];
  let checker: Promise<ProtocolChecker> | undefined;
  return {
    calls,
    problems,
    async fetch(input, init) {
      checker ??= createProtocolChecker();
      const request = new Request(input, init);
      const { method } = request;
      const url = new URL(request.url);
      const { request: judgeRequest, answer: judgeAnswer } = await checker;
      calls.push(`${method} ${url.pathname}`);
      problems.push(...judgeRequest(method, url, await request.clone().text()));
      const answer = await carry(input, init);
      if (checksAnswers) {
        const body: unknown = await answer.clone().json();
        problems.push(...judgeAnswer(method, url, answer.status, body));
      }
      return answer;
    },
  };
}

/** Throws when something did not keep to the protocol. */
export function requireNoProblems({ problems }: Pick<Recording, "problems">): void {
  if (problems.length > 0) throw new Error(`Not as the protocol says:\n${problems.join("\n")}`);
}
