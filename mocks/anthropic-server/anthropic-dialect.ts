import type { Dialect } from "../vendor-server/play-script.ts";
import { signThought } from "../vendor-server/sign-thought.ts";
import { problemBody } from "./anthropic-problem.ts";
import { thoughtfulId } from "./check-messages.ts";

/** The vendor's field name. */
const startedPart = "content_block";

export interface AnthropicUsage {
  inputTokens: number;
  outputTokens: number;
}

/** The events of a streamed message in Anthropic's order and format. */
export function anthropicDialect(model: string, usage: AnthropicUsage, callNumber: number): Dialect {
  let index = -1;
  let hasThought = false;
  const start = (block: object) => {
    index += 1;
    return event({ type: "content_block_start", index, [startedPart]: block });
  };
  const delta = (piece: object) => event({ type: "content_block_delta", index, delta: piece });
  const stop = () => event({ type: "content_block_stop", index });
  return {
    begin: () =>
      event({
        type: "message_start",
        message: {
          id: "msg_scripted",
          type: "message",
          role: "assistant",
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: usage.inputTokens,
            cache_creation_input_tokens: 0,
            cache_read_input_tokens: 0,
            output_tokens: 1,
          },
        },
      }) + event({ type: "ping" }),
    reasoning: (pieces) => {
      hasThought = true;
      return [
        start({ type: "thinking", thinking: "", signature: "" }),
        ...pieces.map((thinking) => delta({ type: "thinking_delta", thinking })),
        delta({ type: "signature_delta", signature: signThought(pieces.join("")) }),
        stop(),
      ].join("");
    },
    textStart: () => start({ type: "text", text: "" }),
    text: (text) => delta({ type: "text_delta", text }),
    textEnd: stop,
    toolCall: ({ name, arguments: input }, place) => {
      const id = `${hasThought ? thoughtfulId : "toolu_"}${callNumber}_${place}`;
      return [
        start({ type: "tool_use", id, name, input: {} }),
        ...["", ...(input.match(/[\s\S]{1,9}/g) ?? [])].map((partial_json) =>
          delta({ type: "input_json_delta", partial_json }),
        ),
        stop(),
      ].join("");
    },
    end: (reason) => {
      const stop_reason = { stop: "end_turn", length: "max_tokens", "tool-calls": "tool_use" }[reason];
      const counted = { output_tokens: usage.outputTokens };
      return (
        event({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: counted }) +
        event({ type: "message_stop" })
      );
    },
    failure: () =>
      event({ ...problemBody({ type: "overloaded_error", message: "Overloaded" }), type: "error" }),
  };
}

function event(data: { type: string; [field: string]: unknown }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
