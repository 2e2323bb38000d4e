import { createUploadTurns, refuseDeclaredSize, sendDownload } from "#features/files/server/index.ts";
import { userOf } from "#platform/server/context.ts";
import { abortOnDisconnect } from "#platform/server/http/abort-on-disconnect.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { knowledgeSettingsOf } from "../knowledge-settings.ts";
import { addAddress } from "./add-address.ts";
import { changeDocument } from "./change-document.ts";
import { deleteDocument } from "./delete-document.ts";
import { presentDocument, presentDocuments, seeDocument } from "./document.presenter.ts";
import { listDocumentsPage, listPassagesPage } from "./list-documents.ts";
import { readAgain } from "./read-again.ts";
import { fileNameOf, openStored, readWritten } from "./read-stored.ts";
import { requireEditing, uploadDocument } from "./upload-document.ts";
import { writeDocument } from "./write-document.ts";

/** A folder may have hundreds of files. */
const perPerson = { name: "document.upload", burst: 600, perMinute: 300 };

/** Routes of the documents of collections. */
export function documentRoutes(app: App): void {
  const inTurn = createUploadTurns();
  app.route(contract.listDocumentsRoute, async (ctx, { params, query }) => {
    const { items, nextCursor } = await listDocumentsPage(ctx, { ...params, ...query });
    return { items: await presentDocuments(ctx, items), nextCursor };
  });
  app.route(contract.uploadDocumentRoute, async (ctx, { params, query, body, request, reply }) => {
    const gone = abortOnDisconnect(reply);
    const { fileBytes: limitBytes } = knowledgeSettingsOf(ctx.services);
    refuseDeclaredSize(request, limitBytes);
    const { userId } = userOf(ctx);
    await requireToken(ctx, perPerson, userId);
    await requireEditing(ctx, params.id);
    const of = { id: params.documentId, collectionId: params.id, ...query };
    const row = await inTurn({ userId, gone }, (signal) =>
      uploadDocument(ctx, { ...of, body, signal, limitBytes }),
    );
    return presentDocument(ctx, row);
  });
  app.route(contract.writeDocumentRoute, async (ctx, { params, body }) =>
    presentDocument(ctx, await writeDocument(ctx, { collectionId: params.id, ...body })),
  );
  app.route(contract.addAddressRoute, async (ctx, { params, body }) =>
    presentDocument(ctx, await addAddress(ctx, { collectionId: params.id, ...body })),
  );
  app.route(contract.getDocumentRoute, async (ctx, { params }) =>
    presentDocument(ctx, await seeDocument(ctx, params)),
  );
  app.route(contract.changeDocumentRoute, async (ctx, { params, body }) =>
    presentDocument(ctx, await changeDocument(ctx, { ...params, ...body })),
  );
  app.route(contract.deleteDocumentRoute, async (ctx, { params }) => {
    await deleteDocument(ctx, params);
    return undefined;
  });
  app.route(contract.readDocumentAgainRoute, async (ctx, { params }) =>
    presentDocument(ctx, await readAgain(ctx, params)),
  );
  app.route(contract.listDocumentPassagesRoute, (ctx, { params, query }) =>
    listPassagesPage(ctx, { ...params, ...query }),
  );
  app.route(contract.getDocumentTextRoute, (ctx, { params }) => readWritten(ctx, params));
  app.route(contract.downloadDocumentRoute, async (ctx, { params, reply }) => {
    const document = await seeDocument(ctx, params);
    const { sizeBytes, stream } = await openStored(ctx, document);
    const contentType = "application/octet-stream";
    await sendDownload(reply, { name: fileNameOf(document), contentType, sizeBytes, stream });
    return undefined;
  });
}
