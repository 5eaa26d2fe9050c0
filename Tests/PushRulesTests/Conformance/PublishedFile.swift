import Testing

/// A published file of cases, with the cases whose results differ in rules.
struct PublishedFile: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number of cases.
  let count: Int
  /// The cases whose expressions are rejected when they are read.
  let refused: [String]
  /// The cases with a different value or type.
  let differing: [String]

  var testDescription: String { name }

  /// The lists have one line per section: `section: name name`; an indented line continues the previous one.
  private init(_ name: String, count: Int, refused: String = "", differing: String = "") {
    self.name = name
    self.count = count
    self.refused = Self.names(refused)
    self.differing = Self.names(differing)
  }

  private static func names(_ list: String) -> [String] {
    var section = ""
    return list.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard word.hasSuffix(":") else { return "\(section)/\(word)" }
      section = String(word.dropLast())
      return nil
    }
  }

  /// The files of the language itself. Rejected are Protocol Buffers messages, enums and wrappers, optional values,
  /// named time zones, unsupported functions and macros, and expressions with type errors that CEL accepts without type
  /// checking. Nested list types are only inferred to one level.
  static let all = [
    PublishedFile(
      "basic", count: 43,
      refused: """
        variables: unbound_is_runtime_error
        functions: unbound_is_runtime_error
        """),
    PublishedFile(
      "comparisons", count: 406,
      refused: """
        eq_literal: not_eq_list_length eq_mixed_types eq_list_elem_mixed_types eq_dyn_json_null
          not_eq_dyn_proto2_msg_null not_eq_dyn_proto3_msg_null
        eq_wrapper: eq_bool eq_bool_empty eq_bool_not_null eq_bool_proto2_null eq_bool_proto3_null eq_bytes
          eq_bytes_empty eq_bytes_not_null eq_bytes_proto2_null eq_bytes_proto3_null eq_double
          eq_double_empty eq_double_not_null eq_double_proto2_null eq_double_proto3_null eq_float
          eq_float_empty eq_float_not_null eq_float_proto2_null eq_float_proto3_null eq_int32 eq_int32_empty
          eq_int32_not_null eq_int32_proto2_null eq_int32_proto3_null eq_int64 eq_int64_empty
          eq_int64_not_null eq_int64_proto2_null eq_int64_proto3_null eq_string eq_string_empty
          eq_string_not_null eq_string_proto2_null eq_string_proto3_null eq_uint32 eq_uint32_empty
          eq_uint32_not_null eq_uint32_proto2_null eq_uint32_proto3_null eq_uint64 eq_uint64_empty
          eq_uint64_not_null eq_uint64_proto2_null eq_uint64_proto3_null eq_proto2 eq_proto3
          eq_proto2_missing_fields_neq eq_proto3_missing_fields_neq eq_proto_nan_equal
          eq_proto_different_types eq_proto2_any_unpack_equal eq_proto2_any_unpack_not_equal
          eq_proto2_any_unpack_bytewise_fallback_not_equal eq_proto2_any_unpack_bytewise_fallback_equal
          eq_proto3_any_unpack_equal eq_proto3_any_unpack_not_equal
          eq_proto3_any_unpack_bytewise_fallback_not_equal eq_proto3_any_unpack_bytewise_fallback_equal
        ne_literal: ne_mixed_types ne_proto2 ne_proto3 ne_proto2_missing_fields_neq
          ne_proto3_missing_fields_neq ne_proto_nan_not_equal ne_proto_different_types ne_proto2_any_unpack
          ne_proto2_any_unpack_bytewise_fallback ne_proto3_any_unpack ne_proto3_any_unpack_bytewise_fallback
        """),
    PublishedFile("conversions", count: 109),
    PublishedFile(
      "fields", count: 60,
      refused: """
        quoted_map_fields: field_access_slash field_access_dash field_access_dot has_field_slash
          has_field_dash has_field_dot
        """),
    PublishedFile("fp_math", count: 30),
    PublishedFile("integer_math", count: 64),
    PublishedFile("lists", count: 39),
    PublishedFile(
      "logic", count: 30,
      refused: """
        conditional: mixed_type
        AND: short_circuit_type_left short_circuit_type_right
        OR: short_circuit_type_left short_circuit_type_right
        """),
    PublishedFile("macros", count: 44),
    PublishedFile(
      "macros2", count: 46,
      refused: """
        exists: list_elem_all_true list_elem_some_true list_elem_none_true list_elem_type_shortcircuit
          list_elem_type_exhaustive list_empty map_key not_map_key map_key_type_shortcircuit
          map_key_type_exhaustive
        all: list_elem_all_true list_elem_some_true list_elem_none_true list_elem_type_shortcircuit
          list_elem_type_exhaustive list_elem_error_shortcircuit list_empty map_key
        existsOne: list_empty list_one_true list_one_false list_none list_one list_many list_all map_one
        transformList: empty empty_filter one one_filter many many_filter
        transformMap: empty empty_filter one one_filter many many_filter
        """),
    PublishedFile("namespace", count: 14),
    PublishedFile(
      "parse", count: 219,
      refused: """
        nest: message_literal
        repeat: select message_literal
        whitespace: spaces tabs new_lines new_pages carriage_returns
        comments: new_line_terminated
        receiver_function_names: as break const continue else for function if import let loop package
          namespace return var void while
        struct_field_names: as break const continue else for function if import let loop package namespace
          return var void while
        """),
    PublishedFile("plumbing", count: 5),
    PublishedFile("string", count: 51),
    PublishedFile(
      "timestamps", count: 78,
      refused: """
        timestamp_selectors_tz: getDate getDayOfMonth_name_pos getDayOfMonth_name_neg getDayOfYear
          getMinutes
        """),
    PublishedFile(
      "type_deduction", count: 47,
      refused: """
        complex_initializers: struct
        field_access: int_field repeated_int_field map_bool_int enum_field repeated_enum_field
          enum_map_field
        functions: function_result_type
        flexible_type_parameter_assignment: comprehension_type_var_aliasing overload_type_var_aliasing
          list_parameters_do_not_unify optional_none optional_none_2 optional_dyn_promotion
          optional_dyn_promotion_2 optional_in_ternary
        wrappers: wrapper_promotion wrapper_promotion_2 wrapper_dyn_promotion wrapper_dyn_promotion_2
          wrapper_primitive_assignable wrapper_null_assignable wrapper_ternary_parameter_assignment
          wrapper_ternary_parameter_assignment_2
        type_parameters: multiple_parameters_generality multiple_parameters_generality_2
          multiple_parameters_parameterized_ovl multiple_parameters_parameterized_ovl_2
        legacy_nullable_types: null_assignable_to_message_parameter_candidate
          null_assignable_to_duration_parameter_candidate null_assignable_to_timestamp_parameter_candidate
          null_assignable_to_abstract_parameter_candidate
        """,
      differing: """
        flexible_type_parameter_assignment: list_parameter list_parameter_order_independent
        """),
  ]
}
