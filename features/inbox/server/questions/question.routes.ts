import type { App } from "#platform/server/http/app.ts";
import { answerQuestionRoute, getQuestionOfCallRoute, getQuestionRoute } from "../../contract/index.ts";
import { answerQuestion, getQuestion, getQuestionOfCall } from "./answer-question.ts";
import { presentQuestion } from "./question.presenter.ts";

export function questionRoutes(app: App): void {
  app.route(getQuestionRoute, async (ctx, { params }) =>
    presentQuestion(ctx, await getQuestion(ctx, params.id)),
  );
  app.route(getQuestionOfCallRoute, async (ctx, { params }) => {
    const row = await getQuestionOfCall(ctx, params.id);
    return { question: row && (await presentQuestion(ctx, row)) };
  });
  app.route(answerQuestionRoute, async (ctx, { params, body }) =>
    presentQuestion(ctx, await answerQuestion(ctx, { ...params, ...body })),
  );
}
