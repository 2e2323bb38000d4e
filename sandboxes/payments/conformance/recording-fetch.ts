import { createProtocolChecker, type ProtocolChecker } from "./protocol-checker.ts";

export interface Recording {
  /** Passes requests on unchanged. */
  fetch: typeof fetch;
  /** `POST /v1/customers` and so on, in order. */
  calls: string[];
  /** Violations of the protocol, a sentence each. */
  problems: string[];
}

interface RecordingOptions {
  /** False for a test's provider that answers less than the real one. */
  checksAnswers?: boolean;
}

/** Checks a client's requests and, by default, the provider's responses. */
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

/** Throws for any violation of the protocol. */
export function requireNoProblems({ problems }: Pick<Recording, "problems">): void {
  if (problems.length > 0) throw new Error(`Not as the protocol says:\n${problems.join("\n")}`);
}
