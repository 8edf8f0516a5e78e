import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import words from '../../../content/forms.json';
import site from '../../../content/site.json';
import { saveDraft } from '../../../src/forms/draft';
import { EnquiryForm } from '../../../src/forms/EnquiryForm';
import { HONEYPOT } from '../../../src/forms/rules';
import { contact } from '../../fixtures/contact';

const { labels, messages } = words;

describe('the enquiry form', () => {
  const countries = [
    { name: 'India', callingCode: '91' },
    { name: 'United Kingdom', callingCode: '44' },
  ];
  const onSuccess = jest.fn();
  /** The number of posted enquiries. */
  let posted: number;

  beforeEach(() => {
    process.env.GATSBY_FORM_ENDPOINT = 'http://form.example/api/formSubmit.php';
    posted = 0;
    onSuccess.mockReset();
    Object.assign(globalThis, {
      fetch: async (address: string) => {
        if (!address.endsWith('.json')) posted += 1;
        return { ok: true, status: 200, json: async () => countries };
      },
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  const form = (
    <StrictMode>
      <EnquiryForm onSuccess={onSuccess} />
    </StrictMode>
  );

  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const submit = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: words.submit.enquiry });

  function type(label: string, value: string) {
    act(() => field(label).focus());
    fireEvent.change(field(label), { target: { value } });
  }

  const leave = (label: string) => act(() => field(label).blur());

  async function show() {
    render(form);
    // The countries have loaded: the list has options.
    fireEvent.click(field(labels.country));
    await screen.findAllByRole('option');
    fireEvent.keyDown(field(labels.country), { key: 'Escape' });
  }

  /** Renders the form with every field filled in, as after a reload. */
  async function showFilledIn() {
    saveDraft('enquiry-form', contact);
    await show();
  }

  const messageOf = (label: string) => {
    const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids.find((id) => id.endsWith('-error'));
    return error ? document.getElementById(error)?.textContent : undefined;
  };

  test('a mandatory field shows its error when it is left only after the first submit attempt', async () => {
    await show();
    type(labels.firstName, 'A');
    leave(labels.firstName);
    expect(messageOf(labels.firstName)).toBeUndefined();

    fireEvent.click(submit());
    expect(messageOf(labels.firstName)).toBe(messages.invalid);
    expect(messageOf(labels.companyName)).toBe(messages.required);
    type(labels.firstName, 'Amara');
    expect(messageOf(labels.firstName)).toBeUndefined();
    type(labels.firstName, 'A');
    expect(messageOf(labels.firstName)).toBeUndefined();
    leave(labels.firstName);
    expect(messageOf(labels.firstName)).toBe(messages.invalid);
    type(labels.firstName, '');
    expect(messageOf(labels.firstName)).toBe(messages.required);
    expect(posted).toBe(0);
  });

  test('an optional field shows and announces its error when it is left', async () => {
    await show();
    type(labels.lastName, '7');
    expect(messageOf(labels.lastName)).toBeUndefined();
    leave(labels.lastName);
    expect(messageOf(labels.lastName)).toBe(messages.invalid);
    expect(screen.getByRole('status').textContent).toBe(`${labels.lastName}: ${messages.invalid}`);
  });

  test('a bot that fills in the honeypot sees a success, and nothing is sent', async () => {
    await showFilledIn();
    const honeypot = document.querySelector<HTMLInputElement>(`input[name=${HONEYPOT}]`);
    if (honeypot) fireEvent.change(honeypot, { target: { value: 'x' } });
    fireEvent.click(submit());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(posted).toBe(0);
    expect(honeypot?.value).toBe('');
  });

  test('the note leads to the privacy policy', async () => {
    await show();
    const link = screen.getByRole('link', { name: site.privacyPolicy.label });
    expect(link.getAttribute('href')).toBe(site.privacyPolicy.link);
  });

  test('after a success the form is empty and untouched', async () => {
    await showFilledIn();
    type(labels.mobileNo, '+44 7400 999999');
    fireEvent.click(submit());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(posted).toBe(1);
    await waitFor(() => expect(field(labels.firstName).value).toBe(''));
    // The number's country is forgotten.
    type(labels.country, 'India');
    leave(labels.country);
    expect(screen.getByText('+91')).toBeTruthy();
    expect(field(labels.mobileNo).value).toBe('');
    type(labels.firstName, '');
    leave(labels.firstName);
    expect(messageOf(labels.firstName)).toBeUndefined();
  });

  test('a draft’s country that is no longer in the list is dropped, and a former calling code replaced', async () => {
    saveDraft('enquiry-form', { ...contact, country: 'Ruritania', callingCode: '+999' });
    await show();
    expect(field(labels.country).value).toBe('');
    expect(field(labels.mobileNo).getAttribute('aria-describedby')).not.toContain('prefix');
    cleanup();
    saveDraft('enquiry-form', { ...contact, country: 'India', callingCode: '+1809' });
    await show();
    expect(screen.getByText('+91')).toBeTruthy();
  });

  test('the key that ends a composition in Safari chooses nothing', async () => {
    await show();
    type(labels.country, 'India');
    fireEvent.compositionEnd(field(labels.country));
    fireEvent.keyDown(field(labels.country), { key: 'Enter', keyCode: 229 });
    expect(screen.queryByText('+91', { selector: '[id$=prefix]' })).toBeNull();
    fireEvent.keyDown(field(labels.country), { key: 'Enter', keyCode: 13 });
    expect(screen.getByText('+91', { selector: '[id$=prefix]' })).toBeTruthy();
  });

  test('what was typed before hydration is kept, and wins over the draft', async () => {
    saveDraft('enquiry-form', { firstName: 'Ana', lastName: 'Lima' });
    Object.assign(globalThis, { TextEncoder, MessageChannel });
    const { renderToString } = await import('react-dom/server');
    document.body.innerHTML = `<div>${renderToString(form)}</div>`;
    const container = document.body.firstElementChild;
    if (!container) throw new Error('no markup');
    expect(submit().disabled).toBe(true);
    field(labels.firstName).value = 'Amara';
    field(labels.mobileNo).value = '+91 98765 43210';
    field(labels.country).value = 'india';
    const box = () => screen.getByRole<HTMLInputElement>('checkbox');
    box().checked = true;
    const strength = screen.getByRole<HTMLSelectElement>('combobox', {
      name: new RegExp(`^${labels.companyStrength}`),
    });
    strength.value = '>5000';
    strength.focus();

    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, form);
    });
    expect(field(labels.firstName).value).toBe('Amara');
    expect(field(labels.lastName).value).toBe('Lima');
    await waitFor(() => expect(field(labels.country).value).toBe('India'));
    expect(field(labels.mobileNo).value).toBe('9876543210');
    expect(box().checked).toBe(true);
    const list = screen.getByRole('combobox', { name: labels.companyStrength });
    expect(list.textContent).toBe('>5000');
    expect(document.activeElement).toBe(list);
    expect(console.error).not.toHaveBeenCalled();
    act(() => root?.unmount());
  });
});
