import { FileButton } from '@paydirt/ui/button';
import { Checkbox } from '@paydirt/ui/checkbox';
import { Choice } from '@paydirt/ui/choice';
import { CommentThread } from '@paydirt/ui/comment-thread';
import { CopyField } from '@paydirt/ui/copy-field';
import { CouponChoice } from '@paydirt/ui/coupon-ticket';
import { DataSaver, SavedImage, useHeldPicture } from '@paydirt/ui/data-saver';
import { DateRange, isReversed } from '@paydirt/ui/date-range';
import {
  AmountField,
  CodeField,
  FormErrorSummary,
  PasswordField,
  PhoneField,
  TextArea,
  TextField,
} from '@paydirt/ui/field';
import { LanguageList } from '@paydirt/ui/language-list';
import { Picker } from '@paydirt/ui/picker';
import { MIDDLE, PictureCrop } from '@paydirt/ui/picture-crop';
import { PictureUpload, type PictureUploadProps } from '@paydirt/ui/picture-upload';
import { EMPTY_POST, PostComposer } from '@paydirt/ui/post-composer';
import { SelectField } from '@paydirt/ui/select-field';
import { MonthHeading, SignInCalendar, SignInCalendarSkeleton } from '@paydirt/ui/sign-in-calendar';
import { addMs, epochMs, LOCALES } from '@paydirt/ui/values';
import { useEffect, useId, useState } from 'react';

const nothing = () => undefined;
const noon = epochMs(Date.UTC(2026, 10, 21, 12));
const range = { from: '2026-11-01', to: '2026-11-21' };

const upload = {
  legend: 'Pictures',
  limits: { maxBytes: 1_000_000, maxEdge: 1600, maxCount: 3 },
  labels: {
    add: 'Add',
    limits: 'Up to 3',
    preparing: 'Preparing',
    sending: (name) => `Sending ${name}`,
    size: (bytes) => `${bytes} B`,
    remove: (name) => `Remove ${name}`,
    cancel: (name) => `Cancel ${name}`,
    retry: (name) => `Retry ${name}`,
    problem: { 'not-a-picture': 'No picture', heic: 'HEIC', broken: 'Broken', 'too-big': 'Too big' },
    tooMany: (left) => `${left} more`,
    still: 'First picture only',
    failed: 'Failed',
  },
} satisfies Pick<PictureUploadProps, 'legend' | 'limits' | 'labels'>;

function IsHeld() {
  return <p>{useHeldPicture('/a.png') === null ? 'Shown' : 'Held back'}</p>;
}

/** A picture is there in a browser alone. */
function Cropped() {
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    void createImageBitmap(new ImageData(4, 3)).then(setPicture);
  }, []);
  if (picture === undefined) return null;
  return (
    <PictureCrop
      picture={picture}
      value={MIDDLE}
      onValueChange={nothing}
      hint="Drag it"
      labels={{ area: 'Picture', zoom: 'Size', across: 'Across', down: 'Down', percent: (one) => `${one} %` }}
    />
  );
}

/** Each component that is asked something. */
export function EveryControl() {
  const [text, setText] = useState('');
  const name = useId();
  return (
    <>
      <Checkbox checked onCheckedChange={nothing} label="Agree" />
      <Choice legend="Delivery" options={[{ value: 'post', label: 'Post' }]} defaultValue="post" />
      <CommentThread
        label="Comments"
        comments={[{ id: '1', name: 'Ada', text: 'Well done', time: 'Today' }]}
        value={text}
        onValueChange={setText}
        replyTo={null}
        onReplyToChange={nothing}
        onSend={nothing}
        labels={{
          field: 'Comment',
          send: 'Send',
          replyingTo: (to) => `To ${to}`,
          stopReplying: 'Stop',
          toName: (to) => `to ${to}`,
          replyTo: (to) => `Reply to ${to}`,
        }}
      />
      <CopyField label="Code" value="GOLD" copyLabel="Copy" copiedLabel="Copied" failedLabel="Not copied" />
      <CouponChoice legend="Coupon" coupons={[]} value={null} onValueChange={nothing} noneLabel="None" />
      <DateRange
        legend="Days"
        fromLabel="From"
        toLabel="To"
        value={range}
        onValueChange={nothing}
        {...(isReversed(range) ? { error: 'Ends before it begins' } : {})}
      />
      <FormErrorSummary title="One thing is wrong" errors={[{ fieldId: name, message: 'Enter a name' }]} />
      <TextField id={name} label="Name" value={text} onValueChange={setText} error="Enter a name" />
      <TextArea label="About" value={text} onValueChange={setText} />
      <AmountField label="Amount" value="1.5" onValueChange={nothing} locale="en-US" unit="USDT" />
      <PhoneField
        label="Phone"
        countries={[{ code: 'DE', name: 'Germany', callingCode: '49' }]}
        country="DE"
        onCountryChange={nothing}
        countryLabel="Country"
        value=""
        onValueChange={nothing}
      />
      <PasswordField
        label="Password"
        value=""
        onValueChange={nothing}
        autoComplete="new-password"
        labels={{ show: 'Show', hide: 'Hide' }}
      />
      <CodeField
        label="Code by mail"
        value=""
        onValueChange={nothing}
        onSend={nothing}
        sendLabel="Send"
        resendAt={addMs(noon, 30_000)}
        formatWait={(seconds) => `Again in ${seconds} s`}
      />
      <LanguageList
        legend="Language"
        options={LOCALES.map((locale) => ({ value: locale, name: locale }))}
        value={LOCALES[0]}
        onValueChange={nothing}
      />
      <Picker
        columns={[{ label: 'Month', items: [{ value: '11', text: 'November' }], value: '11' }]}
        onValueChange={nothing}
      />
      <FileButton onFile={nothing}>Choose a picture</FileButton>
      <Cropped />
      <DataSaver on label="Show">
        <SavedImage src="/a.png" alt="A picture" />
        <IsHeld />
      </DataSaver>
      <PictureUpload {...upload} value={[]} onValueChange={nothing} />
      <PostComposer
        value={EMPTY_POST}
        onValueChange={nothing}
        maxLength={500}
        attachments={{
          upload,
          labels: {
            attach: 'Attach',
            pictures: 'Pictures',
            video: 'Video',
            videoUrl: 'Address',
            videoHint: 'An https address',
            videoText: 'What it shows',
          },
        }}
        onSubmit={nothing}
        labels={{
          text: 'Post',
          placeholder: 'What is new?',
          count: (written, most) => `${written} of ${most}`,
          tooLong: (over) => `${over} too long`,
          submit: 'Post it',
        }}
      />
      <SelectField
        label="Reason"
        options={[{ value: 'a', label: 'A' }]}
        defaultValue="a"
        placeholder="Choose"
      />
      <SignInCalendar
        month="November 2026"
        weekdays={[{ short: 'M', long: 'Monday' }]}
        weekStart={0}
        days={[{ date: '2026-11-21', figure: '21', text: 'Saturday', state: 'today' }]}
        today="Today"
        previous={null}
        next={null}
        streak="3 days in a row"
        note="Signed in"
      />
      <SignInCalendarSkeleton label="Loading" />
      <MonthHeading month="October 2026" headingId="month" previous={null} next={null} />
    </>
  );
}
