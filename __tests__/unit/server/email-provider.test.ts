import { emailProvider } from '../../../src/server/function/email-provider';

const account = {
  emailApiUrl: 'https://mail.example/api/1.0',
  emailApiKey: 'key',
  fromAddress: 'fact-sheets@here.example',
  fromName: 'Fact sheets',
};
const mail = {
  subject: 'Your PDF',
  address: 'anna@bank.example',
  name: 'Anna <Smith>',
  pdfName: 'Risk & control',
  downloadLink: 'https://here.example/risk.pdf',
};

test('the call has the specified fields, and escaped texts', () => {
  expect(emailProvider.request(mail, account)).toEqual({
    url: 'https://mail.example/api/1.0/messages/send-template',
    body: {
      key: 'key',
      template_name: 'Fact Sheet Email',
      template_content: [],
      message: {
        from_email: 'fact-sheets@here.example',
        from_name: 'Fact sheets',
        to: [{ email: 'anna@bank.example', name: 'Anna <Smith>', type: 'to' }],
        subject: 'Your PDF',
        global_merge_vars: [
          { name: 'NAME', content: 'Anna &lt;Smith&gt;' },
          { name: 'PDF_NAME', content: 'Risk &amp; control' },
          { name: 'DOWNLOAD_LINK', content: 'https://here.example/risk.pdf' },
        ],
      },
    },
  });
});

const sent = { status: 'sent' };
const rejected = { status: 'rejected', reject_reason: 'unsigned' };

test.each<[boolean, string, number, unknown]>([
  [true, 'recipient sent', 200, [sent]],
  [true, 'recipient queued', 200, [{ status: 'queued' }]],
  [true, 'recipient scheduled', 200, [{ status: 'scheduled' }]],
  [false, 'recipient rejected (unsigned)', 200, [rejected]],
  [false, 'recipient rejected (no name)', 200, [{ ...rejected, reject_reason: 'to anna@b.cc' }]],
  [false, 'recipient invalid (no name)', 200, [{ status: 'invalid' }]],
  [false, 'answer not understood', 200, [sent, { status: 'unknown' }]],
  [false, 'answer not understood', 200, [null, 1, 'sent']],
  [false, 'answer not understood', 200, []],
  [false, 'answer not understood', 200, undefined],
  [false, 'answered 202 (no name)', 202, [sent]],
  [false, 'answered 401 (Invalid_Key)', 401, { name: 'Invalid_Key', message: 'Invalid key' }],
  // The provider's message may repeat the key.
  [false, 'answered 400 (no name)', 400, { name: 'Bad key: sandbox-key' }],
])('sent is %s, and the log says "%s", if the answer is %d %j', (isSent, answer, status, body) => {
  expect(emailProvider.outcome(status, body)).toEqual({ sent: isSent, answer });
});
