import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { postJson } from '../../../src/forms/http';
import { subscribe } from '../../../src/forms/providers/list';
import { sendEnquiry, sendNewsletterSignUp } from '../../../src/forms/submit';
import { listen } from '../../../tools/site/listen';
import { contact } from '../../fixtures/contact';

let address: string;
let close: () => Promise<void>;
let status: number | 'hang';
let received: [type: string | undefined, body: string];

beforeEach(async () => {
  const server = createServer(async (request, response) => {
    received = [request.headers['content-type'], await text(request)];
    if (status !== 'hang') response.writeHead(status).end('not json');
  });
  ({ url: address, close } = await listen(server));
  Object.assign(process.env, { GATSBY_FORM_ENDPOINT: address, GATSBY_LIST_ENDPOINT: address });
});

afterEach(() => close());

test.each([200, 202, 204, 304, 400, 404, 500, 503])(
  'JSON answered with %d succeeds only with 2xx',
  async (answer) => {
    status = answer;
    const sent = postJson(address, { name: 'Zoë' }, AbortSignal.timeout(5000));
    if (answer < 300) await expect(sent).resolves.toMatchObject({ status: answer });
    else await expect(sent).rejects.toThrow(`HTTP ${answer}`);
    expect(received).toEqual(['application/json', '{"name":"Zoë"}']);
  },
);

test.each([200, 404, 500])(
  'an answer from the list with %d counts as accepted and is logged',
  async (answer) => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    status = answer;
    await sendNewsletterSignUp({ mail: ' a+b@bank.example' }, null);
    expect(log.mock.calls).toEqual([[`The mailing list call got the response: HTTP ${answer}`]]);
    log.mockRestore();
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    expect(received).toEqual([type, 'EMAIL=a%2Bb%40bank.example']);
  },
);

test('an endpoint or list that does not answer is a failure', async () => {
  status = 'hang';
  await expect(postJson(address, {}, AbortSignal.timeout(50))).rejects.toThrow('timeout');
  const subscriber = { email: 'anna@bank.example' };
  await expect(subscribe(subscriber, AbortSignal.timeout(50))).rejects.toThrow('timeout');
});

test.each([
  [true, { consentVersion: '1', consentTime: expect.any(String) }],
  [false, {}],
])(
  'an enquiry is cleaned, and has a consent if the box is ticked: %j',
  async (isTicked, consent) => {
    status = 200;
    const typed = { ...contact, firstName: ' Anna ', subscribeNewsletter: isTicked };
    await sendEnquiry(typed, 'marker', '1');
    const values = { ...contact, subscribeNewsletter: isTicked };
    expect(JSON.parse(received[1])).toEqual({ ...values, website: 'marker', ...consent });
  },
);
