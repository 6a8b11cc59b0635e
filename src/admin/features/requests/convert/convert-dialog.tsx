import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import {
  convertRequest,
  getClient,
  getRequest,
  linkRequest,
  type RequestItem,
  type SeenRequest,
  useLive,
} from '../../../../data/index.ts';
import { isConvertible } from '../../../../domain/leads/request-status.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import {
  type DialogRoute,
  useDialogRoute,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { EntityForm, type EntityFormProps } from '../../../components/forms/entity-form.tsx';
import { FormDialog, FormTitle } from '../../../components/forms/form-dialog.tsx';
import { Message } from '../../../components/list/message.tsx';
import { useRuntime } from '../../../runtime.ts';
import { requestParameters } from '../request-params.ts';
import { ConvertFields, ServiceFields } from './convert-fields.tsx';
import {
  CONVERT_FIELDS,
  type ConvertField,
  conversionOf,
  type ConvertValues,
  convertValues,
  PLANNED,
  plannedService,
} from './convert-values.ts';
import { type KnownClient, KnownClients, LinkedClient, useKnownClients } from './known-clients.tsx';

const text = conversionText;
const { linking } = text;

/** Makes a client of the request the address names, or links it to a client that is known already. */
export function ConvertDialog() {
  const route = useDialogRoute();
  const { db } = useRuntime();
  const { request_kind: table, request_id: id } = useRouteParams(requestParameters);
  const found = useLive(async () => {
    const request = await getRequest(db, table, id);
    const client = request?.client_id ? await getClient(db, request.client_id) : null;
    return { request, client };
  }, [db, table, id]);
  // The client that was chosen to link the request to: the title tells what the dialog does by now.
  const [target, setTarget] = useState<ClientRow | null>(null);
  const request = found?.request ?? null;
  if (found === undefined) return null;
  return (
    <FormDialog
      route={route}
      title={request === null ? requestsText.detail.missing_title : <Title of={request} target={target} />}
    >
      {request === null || !isConvertible(request.table) ? (
        <RowNotFound
          title={requestsText.detail.missing_title}
          text={requestsText.detail.missing_text}
          close={generalText.close}
          onClose={route.close}
        />
      ) : (
        <Conversion
          key={request.id}
          request={request}
          seen={{
            table: request.table,
            id,
            base_rev: request.rev,
            seen: { status: request.stored_status, client_id: request.client_id },
          }}
          client={found.client}
          target={target}
          setTarget={setTarget}
          route={route}
        />
      )}
    </FormDialog>
  );
}

function Title({ of: { name }, target }: { readonly of: RequestItem; readonly target: ClientRow | null }) {
  return target === null ? (
    text.title(name)
  ) : (
    <FormTitle of={linking.request_of(name)}>{linking.title(target.name)}</FormTitle>
  );
}

interface ConversionProps {
  readonly request: RequestItem;
  readonly seen: SeenRequest;
  /** The client it has by now. */
  readonly client: ClientRow | null;
  readonly target: ClientRow | null;
  readonly setTarget: (target: ClientRow | null) => void;
  readonly route: DialogRoute;
}

function Conversion({ request, seen: seen_now, client, target, setTarget, route }: ConversionProps) {
  const { db } = useRuntime();
  // What the person saw when the dialog opened.
  const [seen] = useState(seen_now);
  const [is_new, setNew] = useState(false);
  const [is_saving, setSaving] = useState(false);
  // The dialog that opens again begins with the choice.
  useEffect(() => () => setTarget(null), [setTarget]);
  const known = useKnownClients(request);
  const is_gone = useLive(
    async () => target !== null && (await getClient(db, target.id)) === null,
    [db, target?.id],
  );
  const chooseOther = () => {
    setTarget(null);
    // The button that led here is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-known-clients]')?.focus());
  };
  // What this dialog saves itself is no news in it.
  if (client !== null && !is_saving)
    return (
      <Message
        title={text.has_client_title}
        action={
          <Button size="md" variant="default" onClick={route.close}>
            {text.back}
          </Button>
        }
      >
        {text.has_client_text(client.name)}
      </Message>
    );
  if (target !== null && is_gone === true)
    return (
      <Message
        title={linking.gone_title}
        action={
          <Button size="md" variant="default" onClick={chooseOther}>
            {linking.other}
          </Button>
        }
      >
        {linking.gone_text(target.name)}
      </Message>
    );
  if (known === undefined) return null;
  if (known.length > 0 && !is_new && target === null)
    return <KnownClients known={known} busy={is_saving} onLink={setTarget} onNew={() => setNew(true)} />;
  return (
    <EntityForm
      fields={CONVERT_FIELDS}
      draft_key={`request:convert:${request.table}:${request.id}`}
      start={{ values: convertValues(request), rev: null, seen: {} }}
      save={async ({ values, draft_key, answer }) => {
        setSaving(true);
        const done = await (target === null
          ? convertRequest(db, seen, conversionOf(values), draft_key)
          : linkRequest(db, seen, linkOf(target, values, answer), draft_key));
        if (!done.ok) setSaving(false);
        return done;
      }}
      {...answersOf(request, target)}
      onClose={route.close}
    >
      {(form) => (
        <>
          <FoundWhileTyping
            values={form.values}
            known={known}
            is_hidden={target !== null}
            busy={is_saving}
            onLink={setTarget}
          />
          {target === null ? (
            <ConvertFields form={form} />
          ) : (
            <>
              <LinkedClient client={target} busy={is_saving} onOther={chooseOther} />
              <ServiceFields form={form} is_of_known />
            </>
          )}
          {request.has_attachment && (
            <p>
              {target !== null || form.values.plan === PLANNED
                ? text.form.photos_along
                : text.form.files_stay}
            </p>
          )}
        </>
      )}
    </EntityForm>
  );
}

/** The answer that links the request and plans no service. */
const LINK_ONLY = 'link_only';

const linkOf = ({ id: client_id }: ClientRow, values: ConvertValues, answer: string | null) => ({
  client_id,
  service: answer === LINK_ONLY ? null : plannedService(values),
});

/** How the form may be answered: for a client who is known the service is planned, or left. */
const answersOf = (
  { name }: RequestItem,
  target: ClientRow | null,
): Pick<EntityFormProps<ConvertField, unknown>, 'words' | 'other_answer'> =>
  target === null
    ? { words: { submit: text.save, success: text.converted(name), failure: text.failure } }
    : {
        words: {
          submit: linking.save,
          success: linking.planned(target.name),
          failure: text.link_failure,
        },
        other_answer: { name: LINK_ONLY, label: linking.only, success: text.linked(target.name) },
      };

/** Clients like what was typed, other than those the person was shown already. */
function FoundWhileTyping({
  values: { email, phone },
  known,
  is_hidden,
  ...rest
}: {
  readonly values: Pick<ConvertValues, 'email' | 'phone'>;
  readonly known: readonly KnownClient[];
  /** One of them was chosen. */
  readonly is_hidden: boolean;
  readonly busy: boolean;
  readonly onLink: (client: ClientRow) => void;
}) {
  const shown = new Set(known.map(({ client }) => client.id));
  const found = (useKnownClients({ email, phone }) ?? []).filter(({ client }) => !shown.has(client.id));
  return (
    <div aria-live="polite">
      {found.length > 0 && !is_hidden && <KnownClients known={found} onNew={null} {...rest} />}
    </div>
  );
}
