export { Picker, type PickerColumn, type PickerItem, type PickerProps } from './picker.tsx';
