import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPencilPlus, IconPhone, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import { COMPANY } from '../../../../content/company.ts';
import { listRows, type RequestItem, useLive } from '../../../../data/index.ts';
import { validPhoneNumber } from '../../../../domain/phone-number.ts';
import { formatMoment } from '../../../../domain/wall-clock.ts';
import { mailLink, phoneLink, whatsAppLink } from '../../../../lib/contact-links.ts';
import { notifyAttention } from '../../../components/notify.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import { answerMail } from './answer-mail.ts';
import classes from './answering.module.css';

const text = requestsText.answering;

type Way = 'call' | 'whatsapp' | 'email';

const WAYS = [
  { way: 'call', Icon: IconPhone },
  { way: 'whatsapp', Icon: IconBrandWhatsapp },
  { way: 'email', Icon: IconMail },
] as const;

/** A way that was just taken, in words with its moment. */
interface Taken {
  readonly way: Way;
  readonly words: string;
}

interface Props {
  readonly request: RequestItem;
  /** Adds a line to the notes; answers whether there was room. */
  readonly onNote: (line: string) => Promise<boolean>;
  readonly onContacted: () => void;
}

/** How a person can be answered: each way as a link, and what was done by it offered for the notes (C-009, C-012). */
export function Answering({ request, onNote, onContacted }: Props) {
  const { db, user } = useRuntime();
  const [company] = useLive(() => listRows(db, 'company_settings'), [db]) ?? [];
  const skew_ms = useSyncValue((status) => status.clock_skew_ms);
  const section = useRef<HTMLElement>(null);
  const noting = useRef(false);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  /** Whether a way was taken of which the status may tell; a person may say that it was not. */
  const [has_answered, setAnswered] = useState(false);
  const number = validPhoneNumber(request.phone);
  const links: Readonly<Record<Way, string | null>> = {
    call: number === null ? request.phone && phoneLink(request.phone) : `tel:${number}`,
    whatsapp: number === null ? null : whatsAppLink(number),
    email: mailLink(
      request.email,
      answerMail(request, { name: user.name, phone: company?.phone ?? COMPANY.phone.text }),
    ),
  };
  const offers_status = has_answered && request.awaits_answer;

  const take = (way: Way): void => {
    const moment = new Date(Date.now() + (skew_ms ?? 0)).toISOString();
    const words = text.done[way](formatMoment(moment));
    setTaken((known) => [...known.filter((one) => one.way !== way), { way, words }]);
    setAnswered(true);
  };
  /** What is offered goes; the keyboard is left at what remains of it. */
  const leave = (way: Way): void => {
    const at = section.current;
    const next =
      at?.querySelector<HTMLElement>('[data-contacted]') ?? at?.querySelector(`[data-way="${way}"]`);
    if (next instanceof HTMLElement) next.focus();
    setTaken((known) => known.filter((one) => one.way !== way));
  };
  const note = async ({ way, words }: Taken): Promise<void> => {
    // Two quick taps are one.
    if (noting.current) return;
    noting.current = true;
    const is_noted = await onNote(text.line(words, user.name)).finally(() => {
      noting.current = false;
    });
    if (is_noted) leave(way);
    else notifyAttention(text.no_room);
  };
  const skip = ({ way }: Taken): void => {
    if (taken.length === 1) setAnswered(false);
    section.current?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus();
    setTaken((known) => known.filter((one) => one.way !== way));
  };
  const setContacted = (): void => {
    section.current?.querySelector<HTMLElement>('[data-way]')?.focus();
    onContacted();
  };
  return (
    <section ref={section} aria-label={requestsText.detail.contact}>
      <Details request={request} />
      <fieldset className={classes['ways']} aria-label={text.label}>
        {WAYS.map(({ way, Icon }) => (
          <WayLink key={way} way={way} href={links[way]} phone={request.phone} onTake={take}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </WayLink>
        ))}
      </fieldset>
      {request.phone !== null && links.whatsapp === null && (
        <p id="no-whatsapp" className={classes['reason']}>
          {text.no_whatsapp}
        </p>
      )}
      <VisuallyHidden component="output">{taken.at(-1)?.words}</VisuallyHidden>
      {(taken.length > 0 || offers_status) && (
        <div className={classes['offers']}>
          {/* First, so that it never slides under a finger that has just pressed a line away. */}
          {offers_status && (
            <Button variant="default" size="md" data-contacted onClick={setContacted}>
              {text.contacted}
            </Button>
          )}
          {taken.map((one) => (
            <div key={one.way} className={classes['offer']}>
              <span>{one.words}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={48}
                aria-label={text.skip(one.words)}
                onClick={() => skip(one)}
              >
                <IconX size={20} stroke={1.5} aria-hidden="true" />
              </ActionIcon>
              <Button
                variant="default"
                size="md"
                leftSection={<IconPencilPlus size={20} stroke={1.5} aria-hidden="true" />}
                aria-label={text.note_it(one.words)}
                onClick={() => void note(one)}
              >
                {text.note}
              </Button>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Number and address, to be read and copied. */
function Details({ request: { table, email, phone } }: Pick<Props, 'request'>) {
  return (
    <>
      {table !== 'newsletter_subscriptions' && (
        <p className={classes['detail']} data-absent={phone === null || undefined}>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          {phone ?? requestsText.detail.no_phone}
        </p>
      )}
      <p className={classes['detail']}>
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        <span>{email}</span>
      </p>
    </>
  );
}

interface WayProps {
  readonly way: Way;
  /** Null when there is nothing to reach the person by. */
  readonly href: string | null;
  readonly phone: string | null;
  readonly onTake: (way: Way) => void;
  readonly children: React.ReactNode;
}

/** One way; a number nobody can be reached at is shown as a way that does not work, and a missing one not at all. */
function WayLink({ way, href, phone, onTake, children }: WayProps) {
  if (href === null && phone === null) return null;
  if (href === null)
    return (
      <Button variant="default" size="md" disabled leftSection={children} aria-describedby="no-whatsapp">
        {text[way]}
      </Button>
    );
  return (
    <Button
      component="a"
      variant="default"
      size="md"
      leftSection={children}
      href={href}
      data-way={way}
      {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
      onClick={() => onTake(way)}
    >
      {text[way]}
    </Button>
  );
}
