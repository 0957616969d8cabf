export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { type FieldFrameProps } from './field-frame.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { PhoneField, type PhoneCountry, type PhoneFieldProps } from './phone-field.tsx';
export {
  TextArea,
  TextField,
  type InputProps,
  type TextAreaProps,
  type TextCount,
  type TextFieldProps,
} from './text-field.tsx';
